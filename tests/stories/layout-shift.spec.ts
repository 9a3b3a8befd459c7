import type { Locator } from '@playwright/test'
import { COURSE, asStudent, story as checkout, dialog, CARD_3DS } from '#tests/client/payments/checkout.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { buyAndStart, holdRequests, openCheckout, payWith, signInOnce, signUp } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'

/** Shifts below this are invisible; Google considers 0.1 good. */
const MAX_SHIFT = 0.02

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Sums the layout shifts without user input (cumulative layout shift) from each page load on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number }
    seen.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[])
        if (!entry.hadRecentInput) seen.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Loads or reloads the page and returns the layout shift until it is complete. */
async function shiftOf(page: Page, load: () => Promise<unknown>): Promise<number> {
  await load()
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.skeleton, .spinner')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}

/** Whether the element at the middle of a control is the control or inside it, so that nothing covers it. */
const isUncovered = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

for (const width of [390, 1440])
  story(
    `a course and its screens stay where they are while they are filled, at ${width} px`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await watchShifts(page)
      await signUp(page)
      await buyAndStart(page)
      const shifts: Record<string, number> = { 'course view': await shiftOf(page, () => page.reload()) }
      await page.getByRole('link', { name: /Reading the Question/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: /Reading the Question/ })).toBeVisible()
      shifts.section = await shiftOf(page, () => page.reload())
      for (const path of ['/my-courses', '/']) shifts[path] = await shiftOf(page, () => page.goto(path))
      for (const [screen, shift] of Object.entries(shifts)) expect(shift, screen).toBeLessThanOrEqual(MAX_SHIFT)
    },
  )

for (const width of [390, 1440])
  story(
    `what takes the focus by keys is not hidden under the header, at ${width} px`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await signUp(page)
      await page.goto('/')
      await expect(page.getByRole('article').first()).toBeVisible()
      const focused = page.locator(':focus')
      await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
      for (let n = 0; n < 8; n += 1) {
        await page.keyboard.press('Tab')
        expect(await isUncovered(focused), await focused.innerText()).toBe(true)
      }
      await page.getByRole('contentinfo').getByRole('link').last().focus()
      for (let n = 0; n < 16; n += 1) {
        await page.keyboard.press('Shift+Tab')
        expect(await isUncovered(focused), await focused.innerText()).toBe(true)
      }
    },
  )

story(
  'the title and the cross of a long dialog stay in view while it is scrolled',
  { tag: '@nightly' },
  async ({ page }) => {
    await signInOnce(page, ADMIN)
    await page.setViewportSize({ width: 390, height: 480 })
    await page.goto('/payments')
    await page
      .getByRole('button', { name: /^Details/ })
      .first()
      .click()
    const popup = page.getByRole('dialog')
    const [title, cross] = [
      popup.getByRole('heading', { name: 'Payment' }),
      popup.getByRole('button', { name: 'Close' }),
    ]
    const scrolled = await popup.evaluate((element) => {
      element.scrollTop = element.scrollHeight
      return element.scrollTop
    })
    expect(scrolled).toBeGreaterThan(50)
    await expect(title).toBeInViewport({ ratio: 1 })
    await expect(cross.first()).toBeInViewport({ ratio: 1 })
    expect(await isUncovered(cross.first())).toBe(true)
    await cross.first().click()
    await expect(popup).toHaveCount(0)
  },
)

checkout(
  "the bank's page is whole on a small phone, below the course and above the way to another card",
  { tag: '@nightly' },
  async ({ page, url }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await asStudent(page, url)
    await openCheckout(page, COURSE)
    await payWith(page, CARD_3DS)
    const bank = page.frameLocator('iframe')
    await expect(bank.getByRole('button', { name: 'Fail authentication' })).toBeVisible()
    const inside = await bank.locator('html').evaluate((html) => ({
      needed: html.scrollHeight,
      given: html.clientHeight,
      wide: html.scrollWidth - html.clientWidth,
    }))
    expect(inside.needed).toBeLessThanOrEqual(inside.given)
    expect(inside.wide).toBeLessThanOrEqual(0)
    await expect(dialog(page).getByText(COURSE)).toBeVisible()
    const other = dialog(page).getByRole('button', { name: 'Use another card' })
    await other.scrollIntoViewIfNeeded()
    expect(await isUncovered(other)).toBe(true)
    await bank.getByRole('button', { name: 'Fail authentication' }).click()
    await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  },
)

story(
  'a page stays where its reader scrolled it while its code loads, and a page opened by its address starts at the top',
  async ({ page }) => {
    const scrolled = () => page.evaluate(() => window.scrollY)
    const release = await holdRequests(page, '**/assets/index-*.js')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 600))
    release()
    // The classes appear once the code has loaded.
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await scrolled()).toBe(600)
    await page.goto('/terms', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Change between light and dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await scrolled()).toBe(0)
  },
)

story('a press on a slow connection responds at once: a bar runs until the next screen is there', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  const release = await holdRequests(page, /\/assets\/.*\.js$/)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Register' }).click()
  const bar = page.getByRole('progressbar', { name: 'Loading the page' })
  await expect(bar).toBeVisible()
  await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

story(
  'a screen that cannot load offline shows a message, and loads once the connection is back',
  async ({ page, context }) => {
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
    await expect(page.getByText(/on our side/)).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible()
  },
)

story('an administrator finds the opened panels of Course Content on Back', { tag: '@nightly' }, async ({ page }) => {
  await signInOnce(page, ADMIN)
  await page.goto('/content')
  const panels = page.locator('details')
  await panels.filter({ hasText: 'RN Foundations' }).locator('summary').click()
  await panels
    .filter({ hasText: 'RN Foundations' })
    .getByRole('link', { name: /Readiness/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Readiness/ })).toBeVisible()
  await page.goBack()
  await expect(panels.filter({ hasText: 'RN Foundations' })).toHaveAttribute('open')
  await expect(page.getByRole('link', { name: /Readiness/ })).toBeVisible()
})

story('every response of the site has its security headers, also for a missing page', async ({ request }) => {
  for (const [path, status] of [
    ['/', 200],
    ['/config.json', 200],
    ['/catalogue.json', 200],
    ['/assets/none-a1b2c3d4.js', 404],
    ['/none.png', 404],
  ] as const) {
    const response = await request.get(path)
    const headers = response.headers()
    expect([path, response.status()]).toEqual([path, status])
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect([headers['x-content-type-options'], headers['x-frame-options']], path).toEqual(['nosniff', 'DENY'])
  }
})
