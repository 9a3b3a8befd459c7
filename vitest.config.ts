import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{domain,data,lambdas,resolvers,infra,local,web,scripts,sample,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/cdk.out/**', '**/*.api.test.ts'],
    globalSetup: ['scripts/own-temporary-folder.ts', 'lambdas/shared/testing/share-tables.ts'],
    maxWorkers: 2,
    // Long enough for a busy machine: what hangs is found all the same.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
