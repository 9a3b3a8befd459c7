import { beforeAll, describe, expect, it } from 'vitest'
import {
  TestAnswerDocument,
  type TestAnswerMutation,
  TestOpenTaskDocument,
  TestQuestionDocument,
} from '../../generated/operations.ts'
import type { CallApi } from '../../scripts/api/call-api.ts'
import { signIn } from '../../scripts/api/sign-in.ts'
import { API_URL } from '../support/api-academy.ts'
import { enrolledStudent } from '../support/enrolled-student.ts'
import { ADMIN } from '../support/people.ts'

type Attempt = TestAnswerMutation['updateTaskProgress']['attempt']

/** The right choice by the bank, which only an administrator may read; or one that is surely wrong. */
async function choiceFor(
  admin: CallApi,
  question: NonNullable<Attempt['question']>,
  right: boolean,
): Promise<number[]> {
  const { question: whole } = await admin(TestQuestionDocument, { id: question.id })
  const answers = whole?.answers ?? []
  if (question.type === 'Matching/Dropdown') {
    const matches = question.matches ?? []
    return answers.map(({ match }) => (matches.indexOf(match ?? '') + (right ? 0 : 1)) % matches.length)
  }
  const chosen = answers.flatMap(({ correct }, index) => (correct ? [index] : []))
  return right ? chosen : [answers.findIndex(({ correct }) => !correct)]
}

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
      const choice = await choiceFor(admin, question, right)
      const move = {
        progressKey: student.progressKey,
        taskKey: student.test.taskKey,
        n: attempt.n,
        action: 'check' as const,
      }
      const input = { ...move, position: attempt.currentQuestion, questionId: question.id, choice }
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
