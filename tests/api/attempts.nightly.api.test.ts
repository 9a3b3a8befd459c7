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
