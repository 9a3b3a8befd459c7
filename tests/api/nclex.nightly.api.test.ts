import { beforeAll, describe, expect, it } from 'vitest'
import { TestAnswerDocument, type TestAnswerMutation, TestOpenTaskDocument } from '#generated/operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { bankQuestion, choiceFor } from '#tests/client/attempts/choice-for.ts'
import { findTask } from '#tests/client/attempts/take-tests.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { ADMIN } from '#tests/client/people/people.ts'

type Attempt = TestAnswerMutation['updateTaskProgress']['attempt']
type Question = NonNullable<Attempt['question']>

describe('a student’s NCLEX over the API', () => {
  let admin: CallApi
  beforeAll(async () => {
    admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
  })

  type Sat = { questions: Pick<Question, 'id' | 'caseItem'>[]; end: Attempt }

  /** A new student sits an NCLEX of the sample to its end, the short one or that of this name. */
  async function sit(right: boolean, name?: string): Promise<Sat> {
    const student = await enrolledStudent(API_URL, 'NCLEX')
    const { progressKey } = student
    const test = name === undefined ? student.test : await findTask(student.call, progressKey, name)
    const { createTaskProgress } = await student.call(TestOpenTaskDocument, { input: test })
    let attempt: Pick<Attempt, 'n' | 'currentQuestion' | 'scoring' | 'question' | 'endTime'> | null =
      createTaskProgress.attempt
    const questions: Sat['questions'] = []
    for (;;) {
      const question = attempt?.question
      if (!attempt || !question) throw new Error('The test stopped without an end')
      questions.push(question)
      const choice = choiceFor(await bankQuestion(admin, question.id), question, right)
      const move = { progressKey, taskKey: test.taskKey, n: attempt.n, action: 'check' as const }
      const place = { position: attempt.currentQuestion, questionId: question.id, caseItem: question.caseItem }
      const input = { ...move, ...place, scoring: attempt.scoring, choice }
      const { updateTaskProgress } = await student.call(TestAnswerDocument, { input })
      attempt = updateTaskProgress.attempt
      if (updateTaskProgress.attempt.endTime !== null) return { questions, end: updateTaskProgress.attempt }
    }
  }
  it('asks three whole case studies, the six items of each in order, and counts each for one area', async () => {
    const { questions, end } = await sit(true, '3. RN Adaptive Test With Case Studies')
    expect(end).toMatchObject({ result: 'passing', grade: 100 })
    // Six questions in each of eight areas: three areas ask a case study instead.
    expect(questions).toHaveLength(48)
    const starts = questions.flatMap(({ caseItem }, at) => (caseItem === 1 ? [at] : []))
    expect(starts).toHaveLength(3)
    for (const at of starts) {
      const items = questions.slice(at, at + 6)
      expect(items.map(({ caseItem }) => caseItem)).toEqual([1, 2, 3, 4, 5, 6])
      expect(new Set(items.map(({ id }) => id)).size).toBe(1)
    }
    expect(new Set(questions.map(({ id }) => id)).size).toBe(48 - 3 * 5)
  })
})
