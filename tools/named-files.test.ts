import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SUBJECTS } from './mutation/subjects.ts'

const folders = new Set(
  readdirSync('.', { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && !['cdk.out', 'dist', 'generated', 'node_modules', 'reports'].includes(entry.name),
    )
    .map(({ name }) => name),
)
const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`),
]

/**
 * The files and folders of this project that a text mentions: `domain/academy.ts`, `infra/`; excludes patterns and
 * generated folders.
 */
const namedIn = (text: string) =>
  [...text.matchAll(/`([\w.-]+\/[\w./-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.has(path.split('/')[0] ?? '') && !path.includes('NNNN'))

/** The files of its own folder that a README mentions: `refs.ts`, `../labels/labels.ts`. */
it.each(['lambdas/questions/bank', 'lambdas/questions/pools'])('%s/README.md names files that are there', (folder) => {
  const named = [...readFileSync(`${folder}/README.md`, 'utf8').matchAll(/`((?:\.\.\/)?[\w./-]+\.ts|\.\.\/\w+\/)`/g)]
  const missing = named.filter(([, path = '']) => !existsSync(`${folder}/${path}`) && !existsSync(path))
  expect(named).not.toEqual([])
  expect(missing.map(([, path]) => path)).toEqual([])
})

it.each(documents)('%s names files that are there', (document) => {
  const named = namedIn(readFileSync(document, 'utf8'))
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

it('the check reads the documents and finds named files', () => {
  expect(documents.length).toBeGreaterThan(30)
  expect(namedIn(readFileSync('README.md', 'utf8')).length).toBeGreaterThan(20)
  expect(namedIn('`domain/nowhere.ts` `GET /x/y` `other/file.ts`')).toEqual(['domain/nowhere.ts'])
})

/** Expands a pattern with `{a,b}`. */
function expand(pattern: string): string[] {
  const [group, names] = /\{([^}]*)\}/.exec(pattern) ?? []
  return group === undefined ? [pattern] : names!.split(',').flatMap((name) => expand(pattern.replace(group, name)))
}

const toRegExp = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll('.', '\\.')
      .replaceAll('**/', '(.+/)?')
      .replaceAll(/(?<!\))\*/g, '[^/]*')}$`,
  )

it.each(Object.entries(SUBJECTS))('the mutated files and their tests exist: %s', (_name, { mutate, tests }) => {
  expect(mutate.filter((file) => !existsSync(file))).toEqual([])
  expect(new Set(mutate).size).toBe(mutate.length)
  const files = [...new Set(tests.flatMap(expand).map((pattern) => pattern.split('/')[0] ?? ''))].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  )
  const unmatched = tests.flatMap(expand).filter((pattern) => !files.some((file) => toRegExp(pattern).test(file)))
  expect(unmatched).toEqual([])
})
