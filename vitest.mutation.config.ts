import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { SUBJECTS } from './tools/mutation/subjects.ts'

const subject = SUBJECTS[process.env['MUTATION_SUBJECT'] ?? '']
const at = (file: string) => join(import.meta.dirname, 'tools/mutation', file)

/** The tests of one subject of mutation testing (`npm run mutation`). */
export default defineConfig({
  resolve: {
    alias: [
      // A mutant is switched on from outside, which AppSync's sandbox does not let in: resolvers run beside the tests instead.
      { find: /^.*\/(?:bundle-resolver|compile-code)\.ts$/, replacement: at('import-resolver.ts') },
      { find: /^@aws-appsync\/utils(?:\/dynamodb)?$/, replacement: at('appsync-utils.ts') },
    ],
  },
  plugins: [
    {
      name: 'tests-of-subject',
      enforce: 'pre',
      transform: (code, id) =>
        id === at('all-tests.ts')
          ? code.replace('(TESTS)', `(${JSON.stringify(subject?.tests.map((path) => `/${path}`) ?? [])})`)
          : undefined,
    },
  ],
  test: {
    environment: 'node',
    include: ['tools/mutation/all-tests.ts'],
    globalSetup: ['lambdas/testing/share-tables.ts'],
    env: { DEPTH: 'mutation' },
    tags: [{ name: 'nightly' }],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
