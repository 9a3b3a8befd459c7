import { UpdateStudySettingsDocument } from '#generated/study-operations.ts'
import { reviewWords as words, studySettingsWords } from '#domain/messages/reviews.ts'
import { reviewCardsText, todayWords } from '#domain/messages/today.ts'
import { openTest, testStudent } from '#tests/client/courses/test-course.ts'
import { enterAnswer, takeToEnd, verdictOf } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story, type Page } from '#tests/client/screen/story.ts'

const card = (page: Page, n: number, total: number) => page.getByRole('heading', { name: `Review ${n} of ${total}` })
const rating = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function answer(page: Page): Promise<void> {
  await enterAnswer(page)
  await page.getByRole('button', { name: words.check }).click()
}

// Without a network, the notifications can't connect, and the browser reports it.
story.use({ allowedErrors: /^WebSocket connection to .* failed/ })

story(
  'a practice becomes cards of the next day: reviewed on a phone, over a lost connection, rated again by hand',
  async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const student = await testStudent(baseURL ?? '')
    // The student takes the test eleven hours behind UTC and is then fourteen hours ahead of it, where it is a later
    // day.
    const input = { retention: 0.9, cap: 80, examDay: null, timeZone: 'Pacific/Pago_Pago', version: 0 }
    await student.call(UpdateStudySettingsDocument, { input })
    await openTest(page, student)
    await page.getByRole('button', { name: 'Start' }).click()
    await takeToEnd(page)
    await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible()

    await page.goto('/my-courses')
    await page.getByRole('main').getByRole('link', { name: todayWords.noReviews }).click()
    await expect(page.getByText(words.none)).toBeVisible()
    await page.getByRole('button', { name: studySettingsWords.open }).click()
    await page.getByLabel(studySettingsWords.cap).fill('5')
    await page.getByRole('button', { name: studySettingsWords.save }).click()
    await expect(page.getByText(studySettingsWords.wrong.cap)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(studySettingsWords.cap).fill('20')
    await page.getByLabel(studySettingsWords.timeZone).selectOption('Pacific/Kiritimati')
    await page.getByRole('button', { name: studySettingsWords.save }).click()
    await expect(page.getByText(studySettingsWords.saved)).toBeVisible()

    // The stream writes the cards a moment after the test ends.
    const first = page.getByRole('heading', { name: /^Review 1 of/ })
    await expect(async () => {
      await page.reload()
      await expect(first).toBeVisible({ timeout: 5_000 })
    }).toPass()
    const total = Number((await first.textContent())?.split(' ').at(-1))
    expect(total).toBeGreaterThanOrEqual(3)
    await page.goto('/my-courses')
    await page.getByRole('link', { name: reviewCardsText(total) }).click()
    await expect(card(page, 1, total)).toBeVisible()
    await expectAccessible(page)

    await context.setOffline(true)
    await answer(page)
    await expect(page.getByText(words.waitingForNetwork)).toBeVisible()
    await expect(page.getByRole('button', { name: words.later })).toBeVisible()
    await context.setOffline(false)
    await expect(verdictOf(page)).toBeVisible()
    await expect(page.getByText(words.waitingForNetwork)).toHaveCount(0)
    await expect(rating(page, 'Easy')).toHaveAttribute('aria-pressed', 'false')
    await rating(page, 'Easy').click()
    await expect(rating(page, 'Easy')).toHaveAttribute('aria-pressed', 'true')
    await expect(rating(page, 'Good')).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('button', { name: words.next })).not.toHaveAttribute('aria-disabled')
    await expectAccessible(page)

    for (let n = 2; n <= total; n += 1) {
      await page.getByRole('button', { name: words.next }).click()
      await expect(card(page, n, total)).toBeFocused()
      await answer(page)
      await expect(verdictOf(page)).toBeVisible()
      if (n === 2) {
        await page.keyboard.press('4')
        await expect(rating(page, 'Easy')).toHaveAttribute('aria-pressed', 'true')
      }
    }
    await page.getByRole('button', { name: words.next }).click()
    await expect(page.getByText(words.doneText(total))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'My Courses' }).first().click()
    await expect(page.getByText(todayWords.noReviews)).toBeVisible()
  },
)
