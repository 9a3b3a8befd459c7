import appsync from '@aws-appsync/eslint-plugin'
import { ESLint } from 'eslint'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const typed = Object.keys(appsync.rules ?? {}).filter((rule) => rule !== 'no-regex')

/** The real configuration without AppSync's rules, which ask for types: a file that does not exist has none. */
const eslint = new ESLint({
  overrideConfig: [
    { rules: Object.fromEntries(typed.map((rule) => [`@aws-appsync/${rule}`, 'off'])) },
    { rules: { 'import-x/no-cycle': 'off' } },
    { languageOptions: { parserOptions: { project: null } } },
  ],
})

/** Lints `code` as if it were at `path`; nothing is written, because other tests read the same tree. */
async function rulesBrokenBy(path: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path })
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message)
}

type Zone = { target: string; from: string; except?: string[] }

/** The zones that the configuration sets for a file. */
async function zonesOf(path: string): Promise<Zone[]> {
  const config = (await eslint.calculateConfigForFile(path)) as { rules: Record<string, [number, { zones: Zone[] }]> }
  return config.rules['import-x/no-restricted-paths']?.[1].zones ?? []
}

/** A file that no file of the zone's target may import. */
function forbiddenFile({ target, from, except = [] }: Zone): string {
  const allowed = [target, ...except.map((path) => join(from, path))].map((path) => join(path))
  const file = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .map((path) => join(from, path))
    .find((path) => /\.tsx?$/.test(path) && !allowed.some((start) => path === start || path.startsWith(`${start}/`)))
  if (file === undefined) throw new Error(`No file of ${from} is forbidden in ${target}`)
  return file
}

describe('the import fence', () => {
  const planted: [string, string, string, string][] = [
    ['domain/planted.ts', "import '#table/keys.ts'\n", 'import-x/no-restricted-paths', 'a rule that knows the table'],
    ['domain/planted.ts', "import 'react'\n", 'no-restricted-imports', 'a rule that knows React'],
    ['domain/planted.ts', "import '@aws-sdk/client-s3'\n", 'no-restricted-imports', 'a rule that knows AWS'],
    ['web/lib/planted.ts', "import '#table/keys.ts'\n", 'import-x/no-restricted-paths', 'a browser that knows keys'],
    [
      'web/lib/planted.ts',
      "import '#lambdas/field/refusal.ts'\n",
      'import-x/no-restricted-paths',
      'a browser in the server',
    ],
    ['web/app/planted.ts', "import 'aws-amplify/auth'\n", 'no-restricted-imports', 'Amplify outside web/lib'],
    ['web/app/planted.ts', "import 'radix-ui'\n", 'no-restricted-imports', 'radix outside web/ui'],
    ...['local-cloud', 'question-formats'].map((name): [string, string, string, string] => [
      `packages/${name}/planted.ts`,
      "import '../../domain/academy.ts'\n",
      'import-x/no-restricted-paths',
      'a package that knows the product',
    ]),
    [
      'domain/planted.ts',
      "import 'local-cloud/boot/build.ts'\n",
      'import-x/no-restricted-paths',
      'a rule that knows the local cloud',
    ],
    [
      'resolvers/planted.ts',
      'export const broken = () => /x/.test("x")\n',
      '@aws-appsync/no-regex',
      'what AppSync cannot run',
    ],
  ]
  it.each(planted)('%s: %s breaks %s (%s)', { timeout: 60_000 }, async (path, code, rule) => {
    expect(await rulesBrokenBy(path, code)).toContain(rule)
  })

  it('stops a planted import at every zone of the configuration', { timeout: 300_000 }, async () => {
    const zones = await zonesOf('domain/planted.ts')
    expect(zones.length).toBeGreaterThan(100)
    const open: Zone[] = []
    for (const zone of zones) {
      const path = join(zone.target, 'planted.ts')
      const imported = forbiddenFile(zone)
      const code = `import '${relative(zone.target, imported)}'\n`
      if (!(await rulesBrokenBy(path, code)).includes('import-x/no-restricted-paths')) open.push(zone)
    }
    expect(open).toEqual([])
  })

  it('lets the same folders import what they may', { timeout: 60_000 }, async () => {
    expect(await rulesBrokenBy('resolvers/planted.ts', "import '#table/keys.ts'\n")).toEqual([])
  })
})

describe('names that say nothing of what they hold', () => {
  it.each([
    'export const one = 1',
    'const [found] = [1]\nexport const id = found',
    'const { answer: told } = { answer: 1 }\nexport const id = told',
    'const [, ...kept] = [1, 2]\nexport const ids = kept',
    'export const isFirst = (asked: number) => asked === 0',
    'export function isFirst(asked = 0) {\n  return asked === 0\n}',
    'export type Rule = (one: number) => boolean',
  ])('are refused: %s', { timeout: 60_000 }, async (code) => {
    expect(await rulesBrokenBy('lambdas/planted.ts', `${code}\n`)).toEqual(['no-restricted-syntax'])
  })

  it('stay with properties, which logs and the API may name so', { timeout: 60_000 }, async () => {
    expect(await rulesBrokenBy('lambdas/planted.ts', 'export const log = { asked: 1 }\n')).toEqual([])
  })
})
