import { testResultWords } from '#domain/messages/test-result.ts'
import { testNotices } from '#domain/messages/testing.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { enterAnswer, verdictOf } from '#tests/client/screen/steps.ts'
import { expect, story, type Page } from '#tests/client/screen/story.ts'
import { openTest, testStudent } from '#tests/client/courses/test-course.ts'

/** Takes the test: answers the first two questions, correctly or not, and no others; returns the verdicts. */
async function takeTwo(page: Page): Promise<string[]> {
  const verdicts: string[] = []
  await page.getByRole('button', { name: 'Start' }).click()
  for (const n of [1, 2] as const) {
    await expect(page.getByRole('heading', { name: `Question ${n} of 5` })).toBeVisible()
    await enterAnswer(page)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    const verdict = verdictOf(page)
    verdicts.push((await verdict.textContent()) ?? '')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await page.getByRole('button', { name: 'Finish early' }).click()
  await page.getByRole('button', { name: 'Finish the test' }).click()
  await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible()
  return verdicts
}

story(
  'a student reads a result: score, grade, time, by tag as chart and table, and every question with its reason',
  async ({ page, baseURL }) => {
    await openTest(page, await testStudent(baseURL ?? ''))
    const verdicts = await takeTwo(page)
    const score = verdicts.filter((word) => word === 'Correct').length
    const grade = score * 20
    await expect(page.getByText(`${score} of 5`)).toBeVisible()
    await expect(page.getByRole('img', { name: `Grade ${grade}%, pass grade 65%` })).toBeVisible()
    // At most two of five are correct: red, with a text that says it failed.
    await expect(page.locator('.score-ring--error')).toBeVisible()
    // Each question comes first, with its outcome; what was missed can be practiced at once.
    await expect(page.getByRole('button', { name: /^Question \d/ })).toHaveCount(5)
    await expect(page.getByRole('button', { name: /^Practice what I missed/ })).toHaveCount(score === 2 ? 0 : 1)
    await expectAllViewports(page)

    await page.getByRole('button', { name: 'Attempt Details' }).click()
    await expect(page.getByText(`${score} of 5`)).toBeVisible()
    await expect(page.getByText('Time taken')).toBeVisible()
    await page.getByRole('button', { name: testResultWords.details, exact: true }).click()
    await expect(
      page.getByRole('img', { name: /^Time for each of 5 questions\. The longest was question/ }),
    ).toBeVisible()
    // Its breakdown covers the answered questions and explains that.
    const answered = score * 50
    await page.getByRole('button', { name: /^Show all/ }).click()
    const tag = page.getByRole('row', { name: /Types/ })
    await expect(tag).toContainText(`${score}2${answered}%${answered < 75 ? 'Failing' : 'Passing'}`)
    await expect(tag.locator('.progress-bar__fill')).toHaveAttribute('style', `width: ${answered}%;`)
    await expect(page.getByText(testResultWords.tableOf(2, 5))).toBeVisible()

    const questions = page.locator('details')
    await expect(questions).toHaveCount(5)
    for (const [at, word] of verdicts.entries()) {
      const question = questions.nth(at)
      await question.locator('summary').click()
      await expect(question.getByRole('heading', { name: word, exact: true })).toBeVisible()
      await expect(question.getByText(/^Why: /)).toBeVisible()
      await expect(question.getByText(/Correct answer|^Your answer: |^Correct: |Your match/).first()).toBeVisible()
    }
    await questions.nth(4).locator('summary').click()
    // Its key stays secret because the question may appear again.
    await expect(questions.nth(4).getByText(testNotices.keyOfUnanswered)).toBeVisible()
    await expect(questions.nth(4).getByText(/Correct answer|^Your answer: |^Correct: |^Why: /)).toHaveCount(0)
    await expectAllViewports(page)

    await page.getByRole('radio', { name: 'Not answered (3)' }).check()
    await expect(questions).toHaveCount(3)
    await page.getByRole('link', { name: 'Back to section' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'First Steps' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Every Type/ })).toContainText(`Best ${grade}%`)

    // The attempt can be read again from the test's own screen.
    await page.getByRole('link', { name: /Every Type/ }).click()
    await page.getByRole('button', { name: /^Attempt Details\s*, attempt 1$/ }).click()
    await expect(questions).toHaveCount(5)
  },
)
