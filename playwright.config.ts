import { defineConfig } from '@playwright/test'
import { BROWSER_PORT } from './e2e/support/browser-academy.ts'

const executablePath = process.env.CHROMIUM_PATH
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The stories, one browser at a time: two cores run the browser and the whole local cloud. */
export default defineConfig({
  testDir: 'e2e/stories',
  globalSetup: './e2e/support/browser-academy.ts',
  workers: 1,
  // A machine that is busy with others may be late once; the report names what passed at the second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  outputDir: 'test-results',
  use: {
    baseURL: process.env.ACADEMY_URL ?? `http://localhost:${BROWSER_PORT}`,
    viewport: { width: 1280, height: 860 },
    // What cannot be pressed says so, long before its story's time is up.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: quiet },
  },
})
