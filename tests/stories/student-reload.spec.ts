import { enterAnswer, verdictOf } from '#tests/client/screen/steps.ts'
import { expect, story, type Page } from '#tests/client/screen/story.ts'
import { openTest, testStudent } from '#tests/client/courses/test-course.ts'

const QUESTIONS = 5
const question = (page: Page, n: number) => page.getByRole('heading', { name: `Question ${n} of ${QUESTIONS}` })
const answered = (page: Page, n: number) => page.getByText(`${n} of ${QUESTIONS} questions answered`).first()
const isMove = (body: string | null) => body?.includes('MoveTest') === true

/** Does something whose reply never arrives: the server receives it, and the page closes before the reply. */
async function reloadBeforeReply(page: Page, act: () => Promise<void>): Promise<void> {
  const arrived = new Promise<void>(
    (resolve) =>
      void page.route('**/graphql', async (route) => {
        if (!isMove(route.request().postData())) return route.continue()
        await route.fetch()
        resolve()
        // No reply: the page has closed.
      }),
  )
  await act()
  await arrived
  await page.unroute('**/graphql')
  await page.reload()
}

story(
  'a page that goes at every step of a test loses nothing and doubles nothing',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    await openTest(page, await testStudent(baseURL ?? '', { attempts: 1 }))
    await page.reload()
    await page.getByRole('button', { name: 'Start' }).click()
    for (let n = 1; n <= QUESTIONS; n += 1) {
      // Reloads with the question on screen.
      await expect(question(page, n)).toBeVisible()
      await page.reload()
      await expect(question(page, n)).toBeVisible()
      const body = await page.locator('#question-body').textContent()
      // Reloads after selecting an answer.
      await enterAnswer(page)
      await page.reload()
      await expect(question(page, n)).toBeVisible()
      await expect(page.locator('#question-body')).toHaveText(body ?? '')
      // Leaves while the answer is being sent.
      await enterAnswer(page)
      await reloadBeforeReply(page, () => page.getByRole('button', { name: 'Check', exact: true }).click())
      await expect(verdictOf(page)).toBeVisible()
      await expect(answered(page, n)).toBeVisible()
      // Reloads after grading.
      const verdict = await verdictOf(page).textContent()
      await page.reload()
      await expect(verdictOf(page)).toHaveText(verdict ?? '')
      await expect(page.locator('#question-body')).toHaveText(body ?? '')
      await expect(answered(page, n)).toBeVisible()
      await page.getByRole('button', { name: n === QUESTIONS ? 'See your result' : 'Next' }).click()
    }
    // Reloads after finishing.
    const result = page.getByRole('region', { name: 'Test finished' }).getByRole('definition')
    await expect(result).toHaveCount(3)
    const facts = await result.allTextContents()
    expect(facts[1]).toMatch(/^\d of 5$/)
    await page.reload()
    await expect(result).toHaveText(facts)
    // The only allowed attempt is used.
    await page.getByRole('button', { name: 'See your attempts' }).click()
    const attempt = page.getByRole('row', { name: /Attempt 1/ })
    await expect(attempt).toBeVisible()
    await page.reload()
    await expect(attempt).toContainText(facts[1] ?? '')
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByText('No Attempts Left', { exact: true }).first()).toBeVisible()
  },
)

story(
  'a page that goes while its student finishes early has finished, once',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    await openTest(page, await testStudent(baseURL ?? '', { attempts: 1 }))
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(question(page, 1)).toBeVisible()
    await enterAnswer(page)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(verdictOf(page)).toBeVisible()
    await page.getByRole('button', { name: 'Finish early' }).click()
    await page.reload()
    // The dialog wasn't confirmed, so nothing has ended.
    await expect(verdictOf(page)).toBeVisible()
    await page.getByRole('button', { name: 'Finish early' }).click()
    const dialog = page.getByRole('alertdialog')
    await reloadBeforeReply(page, () => dialog.getByRole('button', { name: /finish/i }).click())
    await expect(
      page
        .getByRole('heading', { name: 'Test finished' })
        .or(page.getByText('No Attempts Left', { exact: true }))
        .first(),
    ).toBeVisible()
  },
)
