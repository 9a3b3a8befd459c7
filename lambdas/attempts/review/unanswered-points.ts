import type { Attempt, AttemptQuestion } from '#domain/attempts/attempt.ts'
import { servedQuestion, hasItem } from '#domain/questions/served-question.ts'
import { unansweredMax } from '#domain/attempts/score-answer.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { findQuestionVersion } from './find-question-version.ts'
import { mapConcurrently } from '#lambdas/attempts/map-concurrently.ts'

/**
 * Returns the attempt with the points of its unanswered questions, which its grade includes (decision 0074); half a
 * read unit for each of them. An attempt with a stored end has them already.
 */
export async function withUnansweredPoints(attempt: Attempt, table: Table): Promise<Attempt> {
  const withPoints = async (question: AttemptQuestion): Promise<AttemptQuestion> => {
    const served = await findQuestionVersion(table, question.id, attempt.startTime)
    const isThere = served !== undefined && hasItem(served.question, question.item)
    const max = isThere ? unansweredMax(servedQuestion(served.question, question.item, attempt.scoring)) : 1
    return max === 1 ? question : { ...question, max }
  }
  const left = attempt.questions.slice(attempt.at)
  if (attempt.endTime !== undefined || left.length === 0) return attempt
  const answered = attempt.questions.slice(0, attempt.at)
  return { ...attempt, questions: [...answered, ...(await mapConcurrently(left, withPoints))] }
}
