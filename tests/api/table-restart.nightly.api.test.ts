import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { TestMyProgressDocument, TestRegisterDocument, TestSectionViewDocument } from '#generated/operations.ts'
import { AttemptReviewDocument } from '#generated/study-operations.ts'
import { ApiError } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { API_URL, API_WORKER } from '#tests/client/academies/api-academy.ts'
import { catalogCourse } from '#tests/client/people/enrolled-student.ts'
import { ADMIN, cardToken } from '#tests/client/people/people.ts'
import { testStudent } from '#tests/client/courses/test-course.ts'
import { answerTest, type TakenAttempt, startTest } from '#tests/client/attempts/test-moves.ts'

/** DynamoDB Local's Java process, from the data folder's lock. */
const javaPid = (): number => {
  const lock = JSON.parse(readFileSync(join(inject('dataDirs')[API_WORKER] ?? '', 'lock.json'), 'utf8')) as {
    java: { pid: number }
  }
  return lock.java.pid
}

/** How often to retry a failed action. */
const PATIENCE = 5

/** Retries an action after errors that aren't the academy's own refusals. */
async function insist<Reply>(press: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await press()
    } catch (error) {
      const isRefusal = error instanceof ApiError && !/^(Lambda|DynamoDB):/.test(error.code)
      if (isRefusal || tries === PATIENCE) throw error
    }
  }
}

/** Kills DynamoDB Local during an action; the academy restarts it. */
async function throughDeath<Reply>(press: () => Promise<Reply>): Promise<Reply> {
  const before = javaPid()
  const pressed = insist(press)
  process.kill(before, 'SIGKILL')
  const reply = await pressed
  await expect.poll(javaPid, { timeout: 20_000 }).not.toBe(before)
  return reply
}

it('a test survives three restarts of the database: no answer lost, none counted twice, one attempt', async () => {
  const admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
  const student = await testStudent(API_URL, { attempts: 1 })
  const { call, test, email } = student
  const answer = (attempt: TakenAttempt, right: boolean) => answerTest(call, admin, student, attempt, right)
  const { progressKey, taskKey } = test

  let attempt = await throughDeath(() => startTest(call, student))
  for (let n = 1; n <= attempt.total; n += 1) {
    const before = attempt
    const press = () => answer(before, n !== 2)
    const counted = n === 3 || n === 5 ? await throughDeath(press) : await press()
    expect(counted).toMatchObject({ n: 1, currentQuestion: n, score: n < 2 ? n : n - 1 })
    expect(await press()).toEqual(counted)
    attempt = counted
  }
  expect(attempt).toMatchObject({ score: 4, grade: 80 })
  expect(attempt.endTime).not.toBeNull()

  const { questions } = (await call(AttemptReviewDocument, { progressKey, taskKey, n: 1 })).attemptReview
  expect(questions.map(({ graded }) => graded?.correct)).toEqual([true, false, true, true, true])
  const { sectionView } = await call(TestSectionViewDocument, test)
  expect(sectionView.tasks.find(({ key }) => key === taskKey)).toMatchObject({ used: 1, open: null })
  await expect(startTest(call, student)).rejects.toMatchObject({ code: 'no-attempts-left' })

  // The stream's functions continue too: each purchase, before and after the crashes, has one receipt.
  const { key: courseKey } = await catalogCourse(API_URL, 'RN Online Review')
  const input = { courseKey, token: await cardToken(API_URL), requestId: randomUUID() }
  const { registerCourse } = await call(TestRegisterDocument, { input })
  expect(registerCourse.status).toBe('paid')
  expect((await call(TestMyProgressDocument, {})).myProgress.items).toHaveLength(2)
  const subjects = async () => {
    const reply = await fetch(`${API_URL}/_local/outbox.json?to=${encodeURIComponent(email)}`)
    return ((await reply.json()) as { mails: { subject: string }[] }).mails.map(({ subject }) => subject).sort()
  }
  const receipts = [student.course.name, 'RN Online Review'].map((name) => `Nursing Academy: your receipt for ${name}`)
  await expect.poll(subjects, { timeout: 20_000 }).toEqual([...receipts, 'Welcome to Nursing Academy'].sort())
}, 120_000)
