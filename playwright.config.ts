import { defineConfig } from '@playwright/test'
import { atDepth } from './domain/testing/depth.ts'
import { BROWSERS, browserUrl } from './tests/client/academies/browser-academy.ts'
import { CHROMIUM } from './tests/client/academies/chromium.ts'

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'

/**
 * The crawl of every route and the stories, two browsers at a time: while one waits for a timer, the other works.
 * `npm test` leaves out what is tagged @nightly.
 */
export default defineConfig({
  projects: [
    { name: 'crawl', testDir: 'tests/crawl' },
    { name: 'stories', testDir: 'tests/stories' },
  ],
  globalSetup: './tests/client/academies/browser-academy.ts',
  workers: BROWSERS,
  retries: 0,
  timeout: atDepth({ quick: 180_000, nightly: 900_000 }),
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: browserUrl(),
    viewport: { width: 1280, height: 860 },
    // What cannot be pressed says so, long before its story's time is up.
    actionTimeout: 30_000,
    // It would answer requests that a story holds or fails; tests/stories/offline.spec.ts allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace makes stories take half as long again: `--trace on` records one.
    trace: 'off',
    launchOptions: CHROMIUM,
  },
})
