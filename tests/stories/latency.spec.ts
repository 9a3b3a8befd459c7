import { buyAndStart, holdRequests, signUp, startShortTest } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'

/**
 * Records the operations that the page sends from now on, and `acknowledged` when the server acknowledges a
 * subscription.
 */
function watchOperations(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const operation = /(?:query|mutation) (\w+)/.exec(request.postData() ?? '')?.[1]
    if (operation !== undefined) sent.push(operation)
  })
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"start_ack"')) sent.push('acknowledged')
    })
  })
  return sent
}

story(
  'a page that a student is about to open is requested before the press, and only once',
  { tag: '@nightly' },
  async ({ page }) => {
    await signUp(page)
    await buyAndStart(page)
    const sent = watchOperations(page)
    await page.goto('/my-courses')
    const open = page.getByRole('button', { name: 'Continue' })
    await expect(open).toBeEnabled()
    // Data requested before the acknowledgement is requested again after it.
    await expect.poll(() => sent.includes('acknowledged')).toBe(true)
    const courses = () => sent.filter((operation) => operation === 'CourseView')
    await open.hover()
    await expect.poll(courses).toHaveLength(1)
    await open.click()
    const section = page.getByRole('link', { name: /Reading the Question/ }).first()
    await expect(section).toBeVisible()
    expect(courses()).toHaveLength(1)
    await section.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(section).toBeFocused()
    await expect.poll(() => sent.includes('SectionView') || sent.includes('TaskView')).toBe(true)
  },
)

story(
  'a student who loses the network sees a message, and what was opened continues by itself',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await signUp(page)
    await buyAndStart(page)
    await page.goto('/my-courses')
    const open = page.getByRole('button', { name: 'Continue' })
    await expect(open).toBeEnabled()
    // Waits until the code of the next screens has loaded.
    await page.waitForTimeout(4_000)
    await context.setOffline(true)
    const notice = page.getByText('You’re offline. We’ll continue when you’re back.')
    await expect(notice).toBeVisible()
    await open.click()
    await expect(page).toHaveURL(/course-view/)
    await expect(notice).toBeVisible()
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
    await context.setOffline(false)
    await expect(notice).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Test-Taking Strategies' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Reading the Question/ }).first()).toBeVisible()
  },
)

story(
  'a question opened by its address is requested before React has loaded, and again once subscribed',
  async ({ page }) => {
    await signUp(page)
    await buyAndStart(page)
    await startShortTest(page)
    const release = await holdRequests(page, '**/assets/react-*.js')
    const sent = watchOperations(page)
    const tasks = () => sent.filter((operation) => operation === 'TaskView')
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(tasks).toHaveLength(1)
    await expect(page.getByRole('main')).toHaveCount(0)
    release()
    await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeVisible()
    // The clock and the subscriptions come after the visible content.
    await expect.poll(() => sent.includes('GetTime') && sent.includes('acknowledged')).toBe(true)
    const subscribed = sent.indexOf('acknowledged')
    expect(sent.slice(0, subscribed).filter((operation) => operation === 'TaskView')).toHaveLength(1)
    // An event during this reply makes the page request the task again (web/lib/api/refetch.ts).
    await expect.poll(() => sent.slice(subscribed)).toContain('TaskView')
  },
)

story('nothing that stays is moved when a test begins long after the press', { tag: '@nightly' }, async ({ page }) => {
  await signUp(page)
  await buyAndStart(page)
  await page.getByRole('link', { name: /Reading the Question/ }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Practice/ })
    .first()
    .click()
  const start = page.getByRole('button', { name: 'Start' })
  await expect(start).toBeVisible()
  // Waits until the purchase's messages, which are as wide as a phone, are gone.
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: /SUCCESS/ }),
  ).toHaveCount(0)
  await page.evaluate(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
          seen.shift += Number(entry.value)
    }).observe({ type: 'layout-shift' })
  })
  // Layout shifts within half a second of a press don't count.
  await page.route('**/graphql', async (route) => {
    await page.waitForTimeout(1_000)
    await route.continue()
  })
  await start.click()
  await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  expect(await page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'seen') as object, 'shift')))).toBeLessThan(
    0.05,
  )
  // A request that is still held would fail when its page closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
