import type { LaunchOptions } from '@playwright/test'
import { existsSync } from 'node:fs'

// The headless shell is the same engine without windows; stories take a fifth less time in it.
const PLACES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
)
const executablePath = [process.env['CHROMIUM_PATH'], ...PLACES].find((path) => path && existsSync(path))

/** Starts the Chromium from CHROMIUM_PATH, the system's, or Playwright's own. */
export const CHROMIUM = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    ...['--disable-component-update', '--disable-sync'],
  ],
} satisfies LaunchOptions
