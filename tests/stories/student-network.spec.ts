import { enterAnswer, verdictOf } from '#tests/client/screen/steps.ts'
import { expect, story, type Page } from '#tests/client/screen/story.ts'
import { openTest, testStudent } from '#tests/client/courses/test-course.ts'

const question = (page: Page, n: number) => page.getByRole('heading', { name: `Question ${n} of 5` })
const answered = (page: Page, n: number) => page.getByText(`${n} of 5 questions answered`).first()
const isMove = (body: string | null) => body?.includes('MoveTest') === true

/** A student at the first question; `statuses` has those of the server’s replies to moves. */
async function startTest(page: Page, url: string) {
  await openTest(page, await testStudent(url))
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(question(page, 1)).toBeVisible()
  const statuses: number[] = []
  page.on('response', (response) => {
    if (isMove(response.request().postData())) statuses.push(response.status())
  })
  return statuses
}

async function check(page: Page, at: 0 | 1 = 0): Promise<void> {
  await enterAnswer(page, at)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
}

/** An answer can't be changed while it is being sent, whatever the question's type. */
async function expectLocked(page: Page): Promise<void> {
  const lists = await page
    .getByRole('region', { name: /^Question/ })
    .getByRole('combobox')
    .all()
  for (const list of lists) await expect(list).toBeDisabled()
  if (lists.length > 0) return
  const chosen = page.locator('.answer input:checked')
  await expect(chosen).toHaveCount(1)
  await page.locator('.answer input:not(:checked)').first().click({ force: true })
  await expect(chosen).toHaveCount(1)
}

// Without a network, the notifications can't connect, and the browser reports it.
story.use({ allowedErrors: /^WebSocket connection to .* failed/ })

story(
  'an answer given offline waits, is sent once when the network is back, and the student sees both',
  async ({ page, context, baseURL }) => {
    const statuses = await startTest(page, baseURL ?? '')
    await check(page)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Next', exact: true }).click()

    await context.setOffline(true)
    await check(page)
    const waiting = page.getByRole('status').filter({ hasText: 'Waiting for connection. Your answer is kept.' })
    await expect(waiting).toBeVisible()
    // Further presses change and send nothing.
    await page.getByRole('button', { name: 'Check', exact: true }).click({ force: true })
    await expect(waiting).toBeVisible()
    await context.setOffline(false)
    await expect(verdictOf(page)).toBeVisible()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await expect(answered(page, 2)).toBeVisible()
    expect(statuses).toEqual([200, 200])
  },
)

story(
  'a student on a slow network sees that the answer is being saved, then that it is saved',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const statuses = await startTest(page, baseURL ?? '')
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/graphql', async (route) => {
      if (isMove(route.request().postData())) await released
      await route.continue()
    })
    await check(page)
    await expect(page.getByText('Saving…')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check', exact: true })).toHaveAttribute('aria-disabled', 'true')
    await expectLocked(page)
    release()
    await expect(verdictOf(page)).toBeVisible()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    expect(statuses).toEqual([200])
  },
)

story('an answer whose reply is lost is sent again and counts once', { tag: '@nightly' }, async ({ page, baseURL }) => {
  await startTest(page, baseURL ?? '')
  let lost = 0
  await page.route('**/graphql', async (route) => {
    if (!isMove(route.request().postData()) || lost > 0) return route.continue()
    lost += 1
    // The server receives it, but the browser gets no response.
    await route.fetch()
    return route.abort('connectionreset')
  })
  await check(page)
  await expect(verdictOf(page)).toBeVisible()
  expect(lost).toBe(1)
  await expect(answered(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(question(page, 2)).toBeVisible()
})

story('an answer that waits outlives a reload of the page', { tag: '@nightly' }, async ({ page, baseURL }) => {
  await startTest(page, baseURL ?? '')
  await page.route('**/graphql', (route) => (isMove(route.request().postData()) ? route.abort() : route.continue()))
  await check(page, 1)
  await expect(page.getByText('Waiting for connection. Your answer is kept.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Waiting for connection. Your answer is kept.')).toBeVisible()
  await page.unroute('**/graphql')
  await expect(verdictOf(page)).toBeVisible()
  await expect(answered(page, 1)).toBeVisible()
})
