import { RemoveCourseStudentDocument } from '#generated/admin-operations.ts'
import { MoveTestDocument, StartTestDocument } from '#generated/operations.ts'
import { AttemptReviewDocument } from '#generated/study-operations.ts'
import { testNotices } from '#domain/messages/testing.ts'
import { ApiError } from '#tools/api/call-api.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { enterAnswer } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story, type Page } from '#tests/client/screen/story.ts'
import { openTest, type TestStudent, testStudent } from '#tests/client/courses/test-course.ts'

const MINUTE_MS = 60_000
const question = (page: Page, n: number) => page.getByRole('heading', { name: `Question ${n} of 5` })

/** Starts the test, answers its first question, and selects an answer to the second without sending it. */
async function takeToSecondQuestion(page: Page, student: TestStudent): Promise<void> {
  await openTest(page, student)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(question(page, 1)).toBeVisible()
  await enterAnswer(page)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(question(page, 2)).toBeVisible()
  await enterAnswer(page)
}

/** Reads the attempt through the API, finishing it first if necessary; it ends at its deadline if that has passed. */
async function finished({ call, test }: TestStudent) {
  const { progressKey, taskKey } = test
  const input = { progressKey, taskKey, n: 1, action: 'finish' as const }
  return (await call(MoveTestDocument, { input })).updateTaskProgress.attempt
}

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : String(error))

/** The result of answering the second question now. */
async function answerLate({ call, test }: TestStudent): Promise<string> {
  const { progressKey, taskKey } = test
  const { attemptReview } = await call(AttemptReviewDocument, { progressKey, taskKey, n: 1 })
  const questionId = attemptReview.questions[1]?.question.id ?? 0
  const choice = attemptReview.questions[1]?.question.type === 'Matching/Dropdown' ? [0, 1] : [0]
  const input = { progressKey, taskKey, n: 1, action: 'check' as const, position: 1, questionId, choice }
  return call(MoveTestDocument, { input }).then(() => 'counted', codeOf)
}

story(
  'a test ends by itself at its deadline on the server, with the answers so far, and no attempt is left',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    story.setTimeout(240_000)
    const student = await testStudent(baseURL ?? '', { timeAllowed: 1, attempts: 1 })
    await takeToSecondQuestion(page, student)
    await expect(page.getByRole('timer')).toContainText(/^00:\d\d$/)
    // Waits for the test's real minute because nothing speeds up the server's clock.
    await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible({ timeout: MINUTE_MS + 15_000 })
    await expect(page.getByText(/[01] of 5/).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Breakdown by tag' })).toBeVisible()
    await expectAccessible(page)

    const { startTime, deadline, endTime, currentQuestion } = await finished(student)
    expect([deadline, endTime, currentQuestion]).toEqual([startTime + MINUTE_MS, startTime + MINUTE_MS, 1])
    expect(await answerLate(student)).toBe('time-is-up')

    // Shown here, and again where the attempt is read.
    await expect(page.getByRole('alert').filter({ hasText: testNotices.timeIsUp })).toBeVisible()
    await page.getByRole('button', { name: 'Attempt Details' }).click()
    await expect(page.getByText(testNotices.timeIsUp)).toBeVisible()
    await page.getByRole('button', { name: 'Back to the test' }).click()

    await page.getByRole('button', { name: 'See your attempts' }).click()
    await expect(page.getByText('No Attempts Left').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Start again|Try again)$/ })).toHaveCount(0)
  },
)

story(
  'an administrator who ends the course ends the test that is open: the student is sent out, and no answer counts any more',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const student = await testStudent(baseURL ?? '')
    await takeToSecondQuestion(page, student)
    const admin = await signInToApi(baseURL ?? '', ADMIN.email, ADMIN.password)
    const { progressKey, taskKey } = student.test
    const { updateProgress } = await admin(RemoveCourseStudentDocument, {
      input: { key: progressKey, studentId: student.uid, action: 'end' },
    })
    await expect(page).toHaveURL(/\/my-courses$/)
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByLabel('Messages').getByText('ERROR: Course Ended')).toBeVisible()
    await expect(page.getByRole('main').getByText('Course Ended')).toBeVisible()
    await expectAccessible(page)

    // Neither the selected answer nor a new attempt exists; the first answer stays, with its breakdown.
    const { endTime, currentQuestion, breakdown } = await finished(student)
    expect([endTime, currentQuestion]).toEqual([updateProgress.endTime, 1])
    expect(breakdown).toHaveLength(1)
    expect(await answerLate(student)).toBe('time-is-up')
    const again = student.call(StartTestDocument, { input: student.test })
    expect(await again.then(() => 'started', codeOf)).toBe('course-ended')
    const { attemptReview } = await student.call(AttemptReviewDocument, { progressKey, taskKey, n: 1 })
    expect(attemptReview.questions.map(({ answered }) => answered)).toEqual([true, false, false, false, false])
  },
)
