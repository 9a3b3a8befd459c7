import type { Page } from '@playwright/test'

const DAY_MS = 86_400_000

/**
 * Lets days pass: the functions of the local cloud and the page's clock are so many days ahead of the machine. Back at 0 when a story
 * that uses it ends, also when it fails: `finally`.
 */
export async function setDay(page: Page, url: string, days: number): Promise<void> {
  const response = await fetch(`${url}/_local/clock`, { method: 'POST', body: JSON.stringify({ days }) })
  if (!response.ok) throw new Error(`The clock could not be set: ${String(response.status)}`)
  await page.clock.setSystemTime(Date.now() + days * DAY_MS)
}
