import { beforeAll, describe, expect, it } from 'vitest'
import { TestAnswerDocument, type TestAnswerMutation, TestOpenTaskDocument } from '#generated/operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { bankQuestion, choiceFor } from '#tests/client/attempts/choice-for.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { ADMIN } from '#tests/client/people/people.ts'

type Attempt = TestAnswerMutation['updateTaskProgress']['attempt']

describe('a student’s NCLEX over the API', () => {
  let admin: CallApi
  beforeAll(async () => {
    admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
  })

  async function sit(right: boolean): Promise<Attempt> {
    const student = await enrolledStudent(API_URL, 'NCLEX')
    const { createTaskProgress } = await student.call(TestOpenTaskDocument, { input: student.test })
    let attempt: Pick<Attempt, 'n' | 'currentQuestion' | 'question' | 'endTime'> | null = createTaskProgress.attempt
    for (;;) {
      const question = attempt?.question
      if (!attempt || !question) throw new Error('The test stopped without an end')
      const choice = choiceFor(await bankQuestion(admin, question.id), question, right)
      const move = {
        progressKey: student.progressKey,
        taskKey: student.test.taskKey,
        n: attempt.n,
        action: 'check' as const,
      }
      const input = {
        ...move,
        position: attempt.currentQuestion,
        questionId: question.id,
        caseItem: question.caseItem,
        choice,
      }
      const { updateTaskProgress } = await student.call(TestAnswerDocument, { input })
      attempt = updateTaskProgress.attempt
      if (updateTaskProgress.attempt.endTime !== null) return updateTaskProgress.attempt
    }
  }

  it('passes who answers everything right, with a breakdown by area [3.4.20, 3.9.10, 3.3.13]', async () => {
    const attempt = await sit(true)
    expect(attempt).toMatchObject({ result: 'passing', grade: 100 })
    expect(attempt.breakdown?.map(({ name }) => name)).toContain('Management of Care')
    expect(attempt.breakdown).toHaveLength(8)
  })
  it('fails who answers everything wrong [3.4.20, 3.9.10]', async () => {
    expect(await sit(false)).toMatchObject({ result: 'failing', score: 0 })
  })
})
