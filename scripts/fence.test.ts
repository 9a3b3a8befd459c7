import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

/** Lints `code` as if it stood at `path`, in the real tree with the real configuration. */
async function rulesBrokenBy(path: string, code: string): Promise<string[]> {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, code)
  try {
    const [result] = await new ESLint().lintFiles([path])
    return (result?.messages ?? []).map((message) => message.ruleId ?? message.message)
  } finally {
    rmSync(path)
  }
}

describe('the import fence', () => {
  const planted: [string, string, string, string][] = [
    ['domain/planted.ts', "import '../data/keys.ts'\n", 'import-x/no-restricted-paths', 'a rule that knows the table'],
    ['domain/planted.ts', "import 'react'\n", 'no-restricted-imports', 'a rule that knows React'],
    ['domain/planted.ts', "import '@aws-sdk/client-s3'\n", 'no-restricted-imports', 'a rule that knows AWS'],
    [
      'web/lib/planted.ts',
      "import '../../data/keys.ts'\n",
      'import-x/no-restricted-paths',
      'a browser that knows keys',
    ],
    [
      'web/lib/planted.ts',
      "import '../../lambdas/shared/refusal.ts'\n",
      'import-x/no-restricted-paths',
      'a browser in the server',
    ],
    ['web/app/planted.ts', "import 'aws-amplify/auth'\n", 'no-restricted-imports', 'Amplify outside web/lib'],
    ['web/app/planted.ts', "import 'radix-ui'\n", 'no-restricted-imports', 'radix outside web/ui'],
    [
      'local/planted.ts',
      "import '../domain/academy.ts'\n",
      'import-x/no-restricted-paths',
      'a local cloud that knows the product',
    ],
    [
      'resolvers/planted.ts',
      'export const broken = () => /x/.test("x")\n',
      '@aws-appsync/no-regex',
      'what AppSync cannot run',
    ],
  ]
  it.each(planted)('%s: %s breaks %s (%s)', { timeout: 120_000 }, async (path, code, rule) => {
    expect(await rulesBrokenBy(path, code)).toContain(rule)
  })

  it('lets the same folders import what they may', { timeout: 120_000 }, async () => {
    expect(await rulesBrokenBy('resolvers/planted.ts', "import '../data/keys.ts'\n")).toEqual([])
  })
})
