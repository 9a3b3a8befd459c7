import { myProgressWords } from '#domain/messages/my-progress.ts'
import { planFormWords, planWords } from '#domain/messages/plan.ts'
import { notesWords } from '#domain/messages/notes.ts'
import { quizModeWords, quizPageWords } from '#domain/messages/quiz-page.ts'
import { quizResultWords } from '#domain/messages/quiz-result.ts'
import { reviewWords } from '#domain/messages/reviews.ts'
import { toolWords } from '#domain/messages/test-tools.ts'
import { dayText } from '#domain/study/student-day.ts'
import { openTest, testStudent } from '#tests/client/courses/test-course.ts'
import { setDay } from '#tests/client/screen/days.ts'
import { enterAnswer, takeToEnd, verdictOf } from '#tests/client/screen/steps.ts'
import { expect, story, type Page } from '#tests/client/screen/story.ts'

const inDays = (days: number) => dayText(Math.floor(Date.now() / 86_400_000) + days)

/** The number next to a label of the plan. */
const fact = async (page: Page, term: string): Promise<number> => {
  const text = await page.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]').textContent()
  return Number((text ?? '').replace(/\D/g, ''))
}

/** Reviews all due cards of the day; returns their number. */
async function reviewDay(page: Page): Promise<number> {
  await page.goto('/my-courses')
  const due = page.getByRole('link', { name: /^Review \d+ cards?$/ })
  await expect(async () => {
    await page.reload()
    await expect(due).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await due.click()
  const heading = page.getByRole('heading', { name: /^Review 1 of/ })
  const total = Number((await heading.textContent())?.split(' ').at(-1))
  for (let n = 1; n <= total; n += 1) {
    await expect(page.getByRole('heading', { name: `Review ${n} of ${total}` })).toBeVisible()
    await enterAnswer(page)
    await page.getByRole('button', { name: reviewWords.check, exact: true }).click()
    await expect(verdictOf(page)).toBeVisible()
    await page.getByRole('button', { name: reviewWords.next }).click()
  }
  await expect(page.getByText(reviewWords.doneText(total))).toBeVisible()
  return total
}

async function sitTest(page: Page, test: string): Promise<void> {
  await page.goto(test)
  await page.getByRole('button', { name: /^(Start|Start again|Try again)$/ }).click()
  await takeToEnd(page)
  await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible()
}

/** Takes a quiz of five custom questions, and flags and annotates its first question. */
async function takeQuiz(page: Page, note: string): Promise<void> {
  await page.goto('/my-courses')
  await page.getByRole('link', { name: 'Practice', exact: true }).click()
  await page.getByLabel(quizPageWords.questions).fill('5')
  await page.getByLabel(quizModeWords.tutor).check()
  await page.getByRole('button', { name: quizPageWords.start }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeVisible()
  await page.getByRole('button', { name: toolWords.flag, exact: true }).click()
  await page.getByRole('button', { name: toolWords.note, exact: true }).click()
  await page.getByLabel(toolWords.noteLabel).fill(note)
  await takeToEnd(page)
  await expect(page.getByRole('heading', { name: quizResultWords.finished })).toBeVisible()
}

story(
  'a week of a student on a phone: plan, tests, a quiz with a note, reviews day by day, and what came of it',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const url = baseURL ?? ''
    await page.setViewportSize({ width: 390, height: 844 })
    const student = await testStudent(url)
    try {
      // First day: the plan, and a first test.
      await setDay(page, url, 0)
      await openTest(page, student)
      const test = page.url()
      await page.goto('/my-courses/plan')
      await page.getByRole('button', { name: planWords.begin }).click()
      await page.getByLabel(planFormWords.examDay).fill(inDays(30))
      await page.getByLabel(planFormWords.timeZone).selectOption('UTC')
      await page.getByRole('button', { name: planFormWords.save }).click()
      await expect(page.getByText(planFormWords.saved)).toBeVisible()
      // Other stories add questions at the same time, so this number may grow: plan.test.ts holds that answers lower it.
      expect(await fact(page, planWords.unseen)).toBeGreaterThan(0)
      await sitTest(page, test)

      // Second day: at least the wrong answers are due. Third day: the cards forgotten again.
      await setDay(page, url, 1)
      const second = await reviewDay(page)
      expect(second).toBeGreaterThan(0)
      await setDay(page, url, 2)
      await page.goto('/my-courses/plan')
      await expect(page.getByRole('heading', { name: '28 days until your exam' })).toBeVisible()
      await sitTest(page, test)
      await takeQuiz(page, 'Airway before breathing')

      // Two days off; then the accumulated reviews.
      await setDay(page, url, 5)
      const fifth = await reviewDay(page)
      expect(fifth).toBeGreaterThan(0)

      // Last day: the week's work is shown.
      await setDay(page, url, 6)
      await page.goto('/my-courses/progress')
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole('region', { name: myProgressWords.done })).toContainText(
          `15 test questions, ${second + fifth} reviews.`,
          { timeout: 5_000 },
        )
      }).toPass()

      // The quiz's note can be found and leads to its review.
      await page.goto('/my-courses')
      await page.getByRole('button', { name: /account menu$/ }).click()
      await page.getByRole('menuitem', { name: notesWords.title }).click()
      await page.getByRole('searchbox').fill('breathing')
      await page.getByRole('searchbox').press('Enter')
      const card = page.getByRole('article')
      await expect(card).toContainText('Airway before breathing')
      await expect(card).toContainText(notesWords.flagged)
      await expect(card.locator('.question__body')).toBeVisible()
      await card.getByRole('link', { name: notesWords.review }).click()
      await expect(page.getByRole('heading', { name: quizResultWords.details })).toBeVisible()
      await expect(page.getByText('Airway before breathing')).toBeVisible()
    } finally {
      await setDay(page, url, 0)
    }
  },
)
