import { defineConfig } from 'vitest/config'

/** The API tests: over HTTP and WebSocket against one booted local cloud, file after file. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/api/**/*.api.test.ts'],
    globalSetup: ['scripts/own-temporary-folder.ts', 'e2e/support/api-academy.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
