import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{domain,data,lambdas,resolvers,infra,local,web,scripts,sample}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/cdk.out/**', '**/*.api.test.ts'],
    globalSetup: ['lambdas/shared/testing/share-tables.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
  },
})
