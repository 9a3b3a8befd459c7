import { defineConfig } from 'vitest/config'
import { sharedTests } from './scripts/shared-tests.ts'

const shared = sharedTests(import.meta.dirname)

export default defineConfig({
  test: {
    environment: 'node',
    exclude: ['**/node_modules/**', '**/cdk.out/**', '**/*.api.test.ts'],
    globalSetup: ['scripts/own-temporary-folder.ts', 'lambdas/shared/testing/share-tables.ts'],
    maxWorkers: 2,
    // Long enough for a busy machine: what hangs is found all the same.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: shared,
          // Packages are loaded, functions are bundled and an environment's stacks are synthesized once for all of them.
          isolate: false,
          unstubEnvs: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['{domain,data,lambdas,resolvers,infra,local,web,scripts,sample,bench}/**/*.test.{ts,tsx}'],
          exclude: shared,
        },
      },
    ],
  },
})
