import { type Browser, expect, type Page } from '@playwright/test'
import { ADMIN, newStudent } from '#tests/client/people/people.ts'
import { buyAndStart, signIn, startShortTest } from '#tests/client/screen/steps.ts'
import { loadPage, type Loaded } from './load-page.ts'
import type { MeterStep } from './meter.ts'
import { atMost, type Row } from './row.ts'
import { openBrowser } from './open-browser.ts'

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 860 } })).newPage()
  // A routed page does not use the browser's cache: each load fetches all that it needs.
  await page.route('**/*.js', (route) => route.continue())
  return page
}

async function visitorRows(page: Page, meter: MeterStep): Promise<Row[]> {
  const home = await loadPage(page, () => page.goto('/'))
  const catalogue = await meter(() => loadPage(page, () => page.goto('/register')), { follows: true })
  await expect(page.getByRole('button', { name: /^Register for/ }).first()).toBeVisible()
  return [
    atMost('JavaScript, gzip: home', 126, home.kilobytes, 'KB'),
    atMost('modules of Amplify at home', 0, home.hasAmplify ? 1 : 0, 'modules'),
    atMost('a visitor’s page of courses', 0, catalogue.result.operations, 'operations'),
    atMost('a visitor’s page of courses', 0, catalogue.reads, 'read'),
  ]
}

/** Starts a short test and loads its screen afresh. */
async function loadTest(page: Page, url: string): Promise<Loaded> {
  await signIn(page, await newStudent(url))
  await buyAndStart(page)
  await startShortTest(page)
  const loaded = await loadPage(page, () => page.reload())
  await expect(page.getByRole('button', { name: /^(Check|Resume|Continue)/ })).toBeVisible()
  return loaded
}

async function loadDashboard(page: Page): Promise<Loaded> {
  await signIn(page, ADMIN)
  const loaded = await loadPage(page, () => page.reload())
  await expect(page).toHaveURL(/dashboard/)
  return loaded
}

/** JavaScript sent and API calls made for the first view of four pages, in Chromium. */
export async function measurePages(url: string, meter: MeterStep): Promise<Row[]> {
  const browser = await openBrowser()
  try {
    const rows = await visitorRows(await openPage(browser, url), meter)
    const test = await loadTest(await openPage(browser, url), url)
    const dashboard = await loadDashboard(await openPage(browser, url))
    return [
      ...rows,
      atMost('JavaScript, gzip: test screen', 217, test.kilobytes, 'KB'),
      atMost('JavaScript, gzip: administrator’s first view', 223, dashboard.kilobytes, 'KB'),
    ]
  } finally {
    await browser.close()
  }
}
