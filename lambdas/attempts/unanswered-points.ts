import type { Attempt, AttemptQuestion } from '#domain/attempts/attempt.ts'
import { maxPoints } from '#domain/attempts/score-answer.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { findQuestionVersion } from './find-question-version.ts'

/** Questions that are read side by side. */
const AT_ONCE = 15

/**
 * The attempt with the points of the questions that were left unanswered, by which its grade is measured (decision 0074); half a
 * read unit for each of them. Points that are known already are kept.
 */
export async function withUnansweredPoints(attempt: Attempt, table: Table): Promise<Attempt> {
  const withPoints = async (question: AttemptQuestion): Promise<AttemptQuestion> => {
    const served = await findQuestionVersion(table, question.id, attempt.startTime)
    const max = served ? maxPoints(served.question) : 1
    return max === 1 ? question : { ...question, max }
  }
  const left = attempt.questions.slice(attempt.at)
  if (left.length === 0 || left.some(({ max }) => max !== undefined)) return attempt
  const questions = attempt.questions.slice(0, attempt.at)
  for (let start = 0; start < left.length; start += AT_ONCE)
    questions.push(...(await Promise.all(left.slice(start, start + AT_ONCE).map(withPoints))))
  return { ...attempt, questions }
}
