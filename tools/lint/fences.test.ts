import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { chainTo, forbiddenBy, UNREACHED, type Zone, ZONES } from './fences.ts'

/** Every specifier that a file imports statically or dynamically, or exports from. */
function specifiersOf(file: string, text: string): string[] {
  const { module } = parseSync(file, text)
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules/'))

/** A sample file that the zone's target may not import. */
function forbiddenFile({ target, from, except = [] }: Zone): string {
  const allowed = [target, ...except]
  const file = filesIn(from).find((path) => !allowed.some((start) => path === start || path.startsWith(`${start}/`)))
  if (file === undefined) throw new Error(`No file of ${from} is forbidden in ${target}`)
  return file
}

describe('the import fence', () => {
  it('holds: no file imports what its folder may not', () => {
    const folders = [...new Set(ZONES.flatMap(({ target, from }) => [target, from]))].filter(
      (folder) => !folder.includes('/'),
    )
    const files = folders.flatMap(filesIn)
    expect(files.length).toBeGreaterThan(1000)
    const broken = files.flatMap((file) =>
      specifiersOf(file, readFileSync(file, 'utf8')).flatMap((specifier) =>
        forbiddenBy(file, specifier).map((message) => `${file} imports ${specifier}: ${message}`),
      ),
    )
    expect(broken).toEqual([])
  })

  it('finds each kind of import', () => {
    const text = [
      "import '#a.ts'",
      "import type { B } from '#b.ts'",
      "export { c } from '#c.ts'",
      "export * from '#d.ts'",
      "export const load = () => <p>don't {import('#e.ts')}</p>",
    ].join('\n')
    expect(specifiersOf('planted.tsx', text)).toEqual(['#a.ts', '#b.ts', '#c.ts', '#d.ts', '#e.ts'])
  })

  it.each([
    ['domain/planted.ts', '#table/keys.ts', 'a rule that knows the table'],
    ['domain/courses/planted.ts', '../../table/keys.ts', 'a rule that knows the table by its relative path'],
    ['web/lib/planted.ts', '#table/keys.ts', 'a browser that knows keys'],
    ['web/lib/planted.ts', '#lambdas/field/refusal.ts', 'a browser in the server'],
    ['web/lib/planted.test.ts', '#web/ui/badge.tsx', 'a test below its layer'],
    ['lambdas/payments/planted.test.ts', '#infra/read-api-schema.ts', 'a server test that knows the build'],
    ['packages/local-cloud/planted.ts', '../../domain/academy.ts', 'a local cloud that knows the product'],
    ['packages/question-formats/planted.ts', '../../domain/academy.ts', 'a file format that knows the product'],
    ['packages/question-formats/planted.ts', 'local-cloud/boot/build.ts', 'a package that knows another'],
    ['domain/planted.ts', 'local-cloud/boot/build.ts', 'a rule that knows the local cloud'],
  ])('stops %s from importing %s (%s)', (path, specifier) => {
    expect(forbiddenBy(path, specifier)).toHaveLength(1)
  })

  it('stops a planted import at each of its zones', () => {
    expect(ZONES.length).toBeGreaterThan(100)
    const open = ZONES.filter((zone) => {
      const message = forbiddenBy(`${zone.target}/planted.ts`, relative(zone.target, forbiddenFile(zone)))
      return !message.includes(zone.message)
    })
    expect(open).toEqual([])
  })

  it('keeps the functions of money from reaching questions and exams', () => {
    const read = (path: string) =>
      /\.tsx?$/.test(path) && existsSync(path) ? specifiersOf(path, readFileSync(path, 'utf8')) : []
    expect(UNREACHED.flatMap((zone) => chainTo(zone, read) ?? [])).toEqual([])
    expect(chainTo({ target: 'lambdas/functions/exams.ts', from: 'domain/exams' }, read)).toBeDefined()
  })

  it('finds the chain by which a file reaches a folder', () => {
    const planted: Record<string, string[]> = {
      'a/a.ts': ['#b/b.ts', './c.ts'],
      'b/b.ts': ['#a/a.ts'],
      'a/c.ts': ['#d/d.ts'],
    }
    const read = (path: string) => planted[path] ?? []
    expect(chainTo({ target: 'a/a.ts', from: 'd' }, read)).toEqual(['a/a.ts', 'a/c.ts', 'd/d.ts'])
    expect(chainTo({ target: 'b/b.ts', from: 'e' }, read)).toBeUndefined()
  })

  it.each([
    ['resolvers/planted.ts', '#table/keys.ts', 'a folder that its folder may use'],
    ['web/features/users/planted.tsx', '#web/app/paths.ts', 'the paths'],
    ['web/features/users/planted.tsx', './notes-tab.tsx', 'its own feature'],
    ['lambdas/questions/planted.test.ts', '#lambdas/attempts/start.ts', 'another noun, to set up a server test'],
    ['resolvers/testing/planted.ts', '#infra/read-api-schema.ts', 'what bundles resolvers, in their tests'],
    ['packages/local-cloud/s3/planted.ts', '#shared/planted.ts', 'a folder of its own workspace'],
  ])('lets %s import %s (%s)', (path, specifier) => {
    expect(forbiddenBy(path, specifier)).toEqual([])
  })
})
