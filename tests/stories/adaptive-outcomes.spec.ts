import { randomUUID } from 'node:crypto'
import { reportWords } from '#domain/messages/exam-report.ts'
import { myProgressWords } from '#domain/messages/my-progress.ts'
import { testingWords } from '#domain/messages/testing.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { bankQuestion, choiceFor } from '#tests/client/attempts/choice-for.ts'
import { enterChoice } from '#tests/client/attempts/enter-choice.ts'
import { servedQuestions } from '#tests/client/attempts/served-questions.ts'
import { practiceStudent } from '#tests/client/courses/practice-course.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { enterAnswer, openPractice } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story, type Page } from '#tests/client/screen/story.ts'

const SHORT = { type: 'AdaptiveNCLEX' as const, tags: ['RN'], minQuestions: 20, maxQuestions: 24, caseStudies: 1 }
const MINUTE_MS = 60_000

// One of the students loses the connection.
story.use({ allowedErrors: /^WebSocket connection to .* failed/ })

/** Takes a short adaptive test with all answers correct, or all wrong, by the bank. Returns the number of questions. */
async function takeTest(page: Page, url: string, knows: boolean): Promise<number> {
  const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
  const student = await practiceStudent(url, admin, randomUUID().slice(0, 8), SHORT)
  const shown = servedQuestions(page)
  await openPractice(page, student)
  await page.getByRole('button', { name: 'Start' }).click()
  for (let n = 1; ; n += 1) {
    const heading = page.getByRole('heading', { name: new RegExp(`^(Question ${n}|Passed|Not passed)$`) })
    await expect(heading).toBeVisible()
    if (!(await heading.textContent())?.startsWith('Question')) return n - 1
    const question = await shown()
    await enterChoice(page, choiceFor(await bankQuestion(admin, question.id), question, knows))
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
}

story(
  'an adaptive NCLEX passes a student who knows every answer, and shows its confidence',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    story.setTimeout(240_000)
    expect(await takeTest(page, baseURL ?? '', true)).toBe(SHORT.minQuestions)
    await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible()
    await page.getByRole('button', { name: reportWords.details, exact: true }).click()
    await expect(page.getByRole('region', { name: reportWords.why })).toContainText('95% certain')
    await expectAccessible(page)

    // My progress shows the result relative to the standard and links to its report; Back returns.
    await page.goto('/my-courses/progress')
    const standing = page.getByRole('region', { name: myProgressWords.standing })
    const link = standing.getByRole('link', { name: myProgressWords.standingReport })
    await expect(async () => {
      await page.reload()
      await expect(link).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await expect(standing).toContainText(myProgressWords.standingText.above)
    await expectAccessible(page)
    await link.click()
    await expect(page.getByRole('heading', { name: testingWords.attemptDetails })).toBeVisible()
    await page.getByRole('button', { name: reportWords.details, exact: true }).click()
    await expect(page.getByRole('region', { name: reportWords.why })).toContainText('95% certain')
    await page.goBack()
    await expect(link).toBeVisible()
  },
)

story('an adaptive NCLEX fails a student who knows no answer', { tag: '@nightly' }, async ({ page, baseURL }) => {
  expect(await takeTest(page, baseURL ?? '', false)).toBe(SHORT.minQuestions)
  await expect(page.getByRole('heading', { name: 'Not passed', exact: true })).toBeVisible()
  await page.getByRole('button', { name: reportWords.details, exact: true }).click()
  await expect(page.getByRole('region', { name: reportWords.why })).toContainText('95% certain')
})

story(
  'an adaptive NCLEX whose time runs out before its minimum is not passed; an answer that the network kept back is not lost before',
  { tag: '@nightly' },
  async ({ page, context, baseURL }) => {
    story.setTimeout(240_000)
    await page.setViewportSize({ width: 390, height: 844 })
    const url = baseURL ?? ''
    const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
    const student = await practiceStudent(url, admin, randomUUID().slice(0, 8), { ...SHORT, timeAllowed: 1 })
    await openPractice(page, student)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { name: 'Question 1', exact: true })).toBeVisible()
    await enterAnswer(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.locator('.delivery--waiting')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Question 2', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Out of time: not passed' })).toBeVisible({
      timeout: MINUTE_MS + 15_000,
    })
    await page.getByRole('button', { name: reportWords.details, exact: true }).click()
    await expect(page.getByRole('region', { name: reportWords.why })).toContainText('1 question')
    await expectAccessible(page)
  },
)
