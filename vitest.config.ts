import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { IS_NIGHTLY } from './domain/testing/depth.ts'
import { testedPackages } from './tools/package-hash.ts'
import { sharedTests } from './tools/shared-tests.ts'

const root = import.meta.dirname
const shared = sharedTests(root)
const isInfra = (file: string) => file.startsWith('infra/')
/** Packages unchanged since their tests passed. A nightly run and `npm run test:packages` test them anyway. */
const tested = IS_NIGHTLY || process.env['PACKAGES'] === 'all' ? [] : testedPackages(root)
const NODE_TESTS = 'web/**/*.node.test.ts'
const NIGHTLY_FILES = ['**/*.nightly.test.{ts,tsx}', '**/*.nightly.*.test.ts']

export default defineConfig({
  test: {
    environment: 'node',
    exclude: [
      ...['**/node_modules/**', '**/cdk.out/**', '**/*.api.test.ts'],
      ...(IS_NIGHTLY ? [] : NIGHTLY_FILES),
      ...tested.map((name) => `packages/${name}/**`),
    ],
    globalSetup: ['tools/codegen/refresh.ts', 'tools/temp-dir.ts', 'lambdas/testing/share-tables.ts'],
    // The SDK says that Node 20 is near its end; `engines` and the workflows decide about that.
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    tags: [{ name: 'nightly', description: 'Long tests that only `npm run test:nightly` runs.' }],
    ...(IS_NIGHTLY ? {} : { tagsFilter: ['!nightly'] }),
    maxWorkers: 2,
    // Long enough for a busy machine: what hangs is found all the same.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'infra',
          include: shared.filter(isInfra),
          // One process: functions are bundled and an environment's stacks are synthesized once for all files. The API tests use the other core.
          maxWorkers: 1,
          isolate: false,
          unstubEnvs: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          include: shared.filter((file) => !isInfra(file)),
          isolate: false,
          unstubEnvs: true,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [
            '{domain,table,lambdas,resolvers,infra,packages,tools,tests/hostile-input,sample,bench}/**/*.test.ts',
            // What needs no screen and measures the processor: in a process of its own.
            NODE_TESTS,
          ],
          exclude: [...shared, ...(IS_NIGHTLY ? [] : NIGHTLY_FILES)],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // Where a process is shared, Vitest would take the CommonJS of this package, and that requires an ES module.
        resolve: { alias: { 'react-router-dom': join(root, 'node_modules/react-router-dom/dist/index.mjs') } },
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', NODE_TESTS, ...(IS_NIGHTLY ? [] : NIGHTLY_FILES)],
          // Each file has a world of its own in a shared process: jsdom is loaded once, not 91 times.
          pool: 'vmForks',
          vmMemoryLimit: '1.5GB',
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
