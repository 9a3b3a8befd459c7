import type { Page } from '@playwright/test'

const DAY_MS = 86_400_000

/**
 * Moves the local cloud's functions and the page's clock ahead by this many days. A story that uses it must reset it to
 * 0 in `finally`.
 */
export async function setDay(page: Page, url: string, days: number): Promise<void> {
  const response = await fetch(`${url}/_local/clock`, { method: 'POST', body: JSON.stringify({ days }) })
  if (!response.ok) throw new Error(`The clock could not be set: ${String(response.status)}`)
  await page.clock.setSystemTime(Date.now() + days * DAY_MS)
}
