import { beforeAll, describe, expect, it } from 'vitest'
import { RemoveCourseStudentDocument } from '#generated/admin-operations.ts'
import { MoveTestDocument } from '#generated/operations.ts'
import { ApiError, type CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { type TestStudent, testStudent } from '#tests/client/courses/test-course.ts'
import { answerTest, type SatAttempt, startTest } from '#tests/client/attempts/test-moves.ts'

const codeOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.code
  throw error
}

describe('a test over the API', () => {
  let admin: CallApi
  beforeAll(async () => {
    admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
  })

  const start = startTest
  const answer = (call: CallApi, student: TestStudent, attempt: SatAttempt, right: boolean) =>
    answerTest(call, admin, student, attempt, right)

  it('that is started a hundred times at once is one attempt', async () => {
    const student = await testStudent(API_URL, { attempts: 1 })
    const attempts = await Promise.all(Array.from({ length: 100 }, () => start(student.call, student)))
    expect(new Set(attempts.map((attempt) => JSON.stringify(attempt))).size).toBe(1)
    expect(attempts[0]).toMatchObject({ n: 1, currentQuestion: 0 })
    const { progressKey, taskKey } = student.test
    await student.call(MoveTestDocument, { input: { progressKey, taskKey, n: 1, action: 'finish' } })
    expect(await start(student.call, student).then(() => 'started', codeOf)).toBe('no-attempts-left')
  })

  it('that two devices answer differently at once has each question answered once', async () => {
    const student = await testStudent(API_URL)
    const phone = await signIn(API_URL, student.email, student.password)
    let attempt = await start(student.call, student)
    let score = 0
    for (let n = 1; n <= attempt.total; n += 1) {
      const before = attempt
      const replies = await Promise.all([
        answer(student.call, student, before, true).catch(codeOf),
        answer(phone, student, before, false).catch(codeOf),
      ])
      const counted = replies.flatMap((reply) => (typeof reply === 'string' ? [] : [reply]))
      expect(replies.filter((reply) => typeof reply === 'string')).toEqual(['already-answered'])
      if (typeof replies[0] !== 'string') score += 1
      const [next] = counted
      if (!next) throw new Error('Neither counted')
      expect(next).toMatchObject({ currentQuestion: n, score })
      attempt = next
    }
    expect(attempt).toMatchObject({ score, question: null })
  })

  it('goes on from every step on another device, and an answer that is sent again changes nothing', async () => {
    const student = await testStudent(API_URL)
    let attempt = await start(student.call, student)
    while (attempt.endTime === null) {
      const device = await signIn(API_URL, student.email, student.password)
      expect(await start(device, student)).toEqual(attempt)
      const right = attempt.currentQuestion % 2 === 0
      const next = await answer(device, student, attempt, right)
      expect(await answer(student.call, student, attempt, right)).toEqual(next)
      attempt = next
    }
    expect(attempt).toMatchObject({ score: 3, grade: 60, total: 5 })
  })

  it('ends while answers are on their way when the course is ended: what counted counts, and nothing follows', async () => {
    const student = await testStudent(API_URL)
    const { progressKey, taskKey } = student.test
    let attempt = await start(student.call, student)
    const end = { key: progressKey, studentId: student.uid, action: 'end' as const }
    const [{ updateProgress: ended }, first] = await Promise.all([
      admin(RemoveCourseStudentDocument, { input: end }),
      answer(student.call, student, attempt, true),
    ])
    attempt = first
    const { updateTaskProgress } = await student.call(MoveTestDocument, {
      input: { progressKey, taskKey, n: 1, action: 'finish' },
    })
    expect(updateTaskProgress.attempt).toMatchObject({ endTime: ended.endTime, score: 1, grade: 20 })
    expect(await answer(student.call, student, attempt, true).then(() => 'counted', codeOf)).toBe('time-is-up')
    expect(await start(student.call, student).then(() => 'started', codeOf)).toBe('course-ended')
  })
})
