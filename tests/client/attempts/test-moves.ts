import { MoveTestDocument, StartTestDocument } from '#generated/operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { bankQuestion, choiceFor } from './choice-for.ts'
import type { TestStudent } from '#tests/client/courses/test-course.ts'

/** Starts or resumes the student's test through the API. */
export async function startTest(call: CallApi, { test }: TestStudent) {
  const { attempt } = (await call(StartTestDocument, { input: test })).createTaskProgress
  if (!attempt) throw new Error('The test did not start')
  return attempt
}

export type TakenAttempt = Awaited<ReturnType<typeof startTest>>

/**
 * Answers the attempt's questions, correctly by the bank's key or certainly wrong; returns the attempt from the reply.
 */
export async function answerTest(
  call: CallApi,
  admin: CallApi,
  { test }: TestStudent,
  attempt: TakenAttempt,
  right: boolean,
) {
  const { n, currentQuestion: position, scoring, question } = attempt
  if (!question) throw new Error('Nothing is asked')
  const choice = choiceFor(await bankQuestion(admin, question.id), question, right)
  const { progressKey, taskKey } = test
  const questionInput = { questionId: question.id, caseItem: question.caseItem, scoring }
  const input = { progressKey, taskKey, n, action: 'check' as const, position, ...questionInput, choice }
  return (await call(MoveTestDocument, { input })).updateTaskProgress.attempt
}
