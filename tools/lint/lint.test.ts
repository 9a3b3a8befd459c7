import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import appsync from '@aws-appsync/eslint-plugin'
import { ESLint } from 'eslint'
import { beforeAll, describe, expect, it } from 'vitest'

type Planted = { file: string; code: string; rule: string }

const VAGUE = 'academy(no-vague-names)'
const planted: Planted[] = [
  { file: 'domain/react.ts', code: "import 'react'", rule: 'eslint(no-restricted-imports)' },
  { file: 'domain/aws.ts', code: "import '@aws-sdk/client-s3'", rule: 'eslint(no-restricted-imports)' },
  { file: 'web/app/amplify.ts', code: "import 'aws-amplify/auth'", rule: 'eslint(no-restricted-imports)' },
  { file: 'web/app/radix.ts', code: "import 'radix-ui'", rule: 'eslint(no-restricted-imports)' },
  { file: 'web/ui/amplify.ts', code: "import 'aws-amplify'", rule: 'eslint(no-restricted-imports)' },
  { file: 'web/lib/radix.ts', code: "import '@tiptap/core'", rule: 'eslint(no-restricted-imports)' },
  { file: 'domain/first.ts', code: "import './second.ts'\nexport const a = 1", rule: 'import(no-cycle)' },
  { file: 'domain/second.ts', code: "import '#domain/first.ts'\nexport const b = 1", rule: 'import(no-cycle)' },
  { file: 'domain/constant.ts', code: 'export let a = 1\nif (true) a = 2', rule: 'eslint(no-constant-condition)' },
  { file: 'domain/long.ts', code: 'export {}\n'.repeat(301), rule: 'eslint(max-lines)' },
  { file: 'domain/long.test.ts', code: 'export {}\n'.repeat(501), rule: 'eslint(max-lines)' },
  { file: 'domain/unused.ts', code: 'const a = 1\nexport {}', rule: 'eslint(no-unused-vars)' },
  { file: 'tools/script.mjs', code: 'absent()', rule: 'eslint(no-undef)' },
  { file: 'infra/any.ts', code: 'export const a: any = 1', rule: 'typescript(no-explicit-any)' },
  {
    file: 'infra/bang.ts',
    code: 'export const a = (b?: string) => b!',
    rule: 'typescript(no-non-null-assertion)',
  },
  {
    file: 'infra/interface.ts',
    code: 'export interface A { a: 1 }',
    rule: 'typescript(consistent-type-definitions)',
  },
  {
    file: 'infra/type-import.ts',
    code: "import { Stats } from 'node:fs'\nexport type A = Stats",
    rule: 'typescript(consistent-type-imports)',
  },
  {
    file: 'lambdas/users/assertion.ts',
    code: 'export const a = (b: unknown) => b as string',
    rule: 'typescript(consistent-type-assertions)',
  },
  {
    file: 'infra/promise.ts',
    code: 'const later = async () => Promise.resolve()\nlater()',
    rule: 'typescript(no-floating-promises)',
  },
  {
    file: 'web/app/use-hook.ts',
    code: "import { useState } from 'react'\nexport function useA(b: boolean) {\n  if (b) useState(1)\n}",
    rule: 'react-hooks(rules-of-hooks)',
  },
  {
    file: 'web/app/state.tsx',
    code: "import { useState } from 'react'\nexport function A() {\n  const [a] = useState({ b: 1 })\n  a.b = 2\n  return <p>{a.b}</p>\n}",
    rule: 'react(immutability)',
  },
  {
    file: 'web/app/image.tsx',
    code: 'export const A = () => <img src="/a.png" />',
    rule: 'jsx-a11y(alt-text)',
  },
  { file: 'lambdas/vague-constant.ts', code: 'export const one = 1', rule: VAGUE },
  { file: 'lambdas/vague-element.ts', code: 'const [found] = [1]\nexport const id = found', rule: VAGUE },
  { file: 'lambdas/vague-property.ts', code: 'const { a: told } = { a: 1 }\nexport const id = told', rule: VAGUE },
  { file: 'lambdas/vague-rest.ts', code: 'const [, ...kept] = [1, 2]\nexport const ids = kept', rule: VAGUE },
  { file: 'lambdas/vague-arrow.ts', code: 'export const isFirst = (asked: number) => asked === 0', rule: VAGUE },
  {
    file: 'lambdas/vague-default.ts',
    code: 'export function isFirst(asked = 0) {\n  return asked === 0\n}',
    rule: VAGUE,
  },
  { file: 'lambdas/vague-type.ts', code: 'export type Rule = (one: number) => boolean', rule: VAGUE },
  { file: 'infra/useless.ts', code: '// oxlint-disable-next-line no-empty\nexport {}', rule: 'unused directive' },
]

/** Files without lint errors. */
const sound = {
  'lambdas/log.ts':
    'export type Log = { asked: number }\nexport const log: Log = { asked: 1 }\nexport const sum = log.asked',
  'lambdas/dynamodb/assertion.ts': 'export const a = (b: unknown) => b as string',
  'web/ui/radix.ts': "import 'radix-ui'",
  'web/lib/amplify.ts': "import 'aws-amplify'",
  'domain/bang.test.ts': 'export const a = (b?: string) => b!',
}

describe('oxlint', () => {
  const broken = new Map<string, string[]>()

  /** Lints the planted files in a separate folder, with this project's configuration. */
  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'lint-'))
    for (const file of ['.oxlintrc.json', 'package.json', 'tools/lint/vague-names.mjs']) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      copyFileSync(file, join(folder, file))
    }
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "jsx": "react-jsx" } }')
    const files = [...Object.entries(sound), ...planted.map(({ file, code }) => [file, code] as const)]
    for (const [file, code] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `${code}\n`)
    }
    const command = ['node_modules/oxlint/bin/oxlint', '-c', join(folder, '.oxlintrc.json'), '-f', 'json', folder]
    const { stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code?: string }[] }
    for (const { filename, code = 'unused directive' } of diagnostics)
      broken.set(filename, [...(broken.get(filename) ?? []), code])
  })

  const rulesBrokenIn = (file: string) =>
    [...broken].flatMap(([name, rules]) => (name === file || name.endsWith(`/${file}`) ? rules : []))

  it.each(planted)('finds $rule in $file', ({ file, rule }) => {
    expect(rulesBrokenIn(file)).toContain(rule)
  })

  it.each(Object.keys(sound))('finds nothing in %s', (file) => {
    expect(rulesBrokenIn(file)).toEqual([])
  })
})

describe('ESLint', () => {
  /** The real configuration without type-aware rules, because a file that doesn't exist has no types. */
  const eslint = new ESLint({
    overrideConfig: [
      {
        rules: Object.fromEntries(
          Object.keys(appsync.rules ?? {}).flatMap((rule) =>
            rule === 'no-regex' ? [] : [[`@aws-appsync/${rule}`, 'off']],
          ),
        ),
      },
      { languageOptions: { parserOptions: { project: null } } },
    ],
  })

  it.each(['resolvers/planted.ts', 'table/keys.ts', 'table/planted-keys.ts', 'table/course.ts'])(
    'finds in %s what AppSync cannot run',
    async (filePath) => {
      const [result] = await eslint.lintText('export const broken = () => /x/.test("x")\n', { filePath })
      expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(['@aws-appsync/no-regex'])
    },
  )
})
