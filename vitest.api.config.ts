import { defineConfig } from 'vitest/config'
import { IS_NIGHTLY } from './domain/testing/depth.ts'
import { API_WORKERS } from './tests/client/academies/api-academy.ts'

/** The API tests: over HTTP and WebSocket against booted local clouds, two files at a time, each on a cloud of its own. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/api/**/*.api.test.ts'],
    exclude: IS_NIGHTLY ? [] : ['**/*.nightly.api.test.ts'],
    globalSetup: ['tools/codegen/refresh.ts', 'tools/temp-dir.ts', 'tests/client/academies/api-academy.ts'],
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    maxWorkers: API_WORKERS,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
