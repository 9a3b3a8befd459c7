import { quizFieldWords, quizModeWords, quizPageWords as words } from '#domain/messages/quiz-page.ts'
import { quizResultWords } from '#domain/messages/quiz-result.ts'
import { resultWords } from '#domain/messages/testing.ts'
import { openTest, testStudent } from '#tests/client/courses/test-course.ts'
import { enterAnswer } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story } from '#tests/client/screen/story.ts'

story(
  'a student builds a quiz on a phone, starts it, leaves, resumes, reviews it, and resets it',
  async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const student = await testStudent(baseURL ?? '')
    await openTest(page, student)
    await page.goto('/my-courses')
    await page.getByRole('link', { name: 'Practice', exact: true }).click()
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
    await expect(page.getByText(/^\d+ questions? match(es)?$/)).toBeVisible()

    await page.getByLabel(/^Flagged/).check()
    await expect(page.getByText(words.none)).toBeVisible()
    await expect(page.getByRole('button', { name: words.start })).toBeDisabled()
    await page.getByLabel(/^Flagged/).uncheck()
    await expect(page.getByRole('button', { name: words.start })).toBeEnabled()
    await page.getByLabel(words.questions).fill('4')
    await page.getByRole('button', { name: words.start }).click()
    await expect(page.getByText(quizFieldWords.questions)).toBeVisible()
    await page.getByLabel(words.questions).fill('5')
    await page.getByLabel(quizModeWords.exam).check()
    await page.getByRole('button', { name: words.start }).click()

    await expect(page.getByText(/1 of \d/).first()).toBeVisible()
    await page.goto('/my-courses')
    await page.getByRole('link', { name: 'Practice', exact: true }).click()
    await page.getByRole('link', { name: words.resume }).click()
    // An answer gets no verdict: the next question follows.
    for (let n = 1; n <= 5; n += 1) {
      await expect(page.getByRole('heading', { name: `Question ${n} of 5` })).toBeVisible()
      await enterAnswer(page)
      await page.getByRole('button', { name: 'Next', exact: true }).click()
    }
    await expect(page.getByRole('heading', { name: quizResultWords.finished })).toBeVisible()
    await expect(page.getByText(quizResultWords.next)).toBeVisible()
    await expect(page.getByText(/^(Passing|Failing)$/)).toHaveCount(0)
    await expectAccessible(page)

    await page.goto('/my-courses')
    await page.getByRole('link', { name: 'Practice', exact: true }).click()
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: words.look }).click()
    await expect(page.getByRole('heading', { name: quizResultWords.details })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Questions', exact: true })).toBeVisible()
    await expect(page.getByText(/^(Passing|Failing)$/)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: resultWords.backToQuizzes }).click()
    await expect(page.getByRole('main').getByRole('link', { name: words.look })).toBeVisible()
    await page.getByRole('button', { name: words.reset }).click()
    await page.getByRole('button', { name: words.resetConfirm, exact: true }).click()
    await page.getByRole('button', { name: words.undo }).click()
    await expect(page.getByRole('button', { name: words.undo })).toHaveCount(0)
    await expectAccessible(page)
  },
)
