import { type AttemptQuestion, pointsOf } from '#domain/attempts/attempt.ts'
import { askedQuestion, hasItem } from '#domain/questions/asked-question.ts'
import type { Question, Scoring } from '#domain/questions/question.ts'
import { gradingVersion } from '#domain/item-analysis/regrade-question.ts'
import type { GradedQuestion } from '#generated/schema.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { findQuestionVersion } from './find-question-version.ts'
import { gradedQuestion } from '#lambdas/attempts/answer/graded-question.ts'

/** The version that the question of a regrade's key is of, as the attempt asked it. */
async function laterVersion(
  { id, item, regraded }: AttemptQuestion,
  scoring: Scoring | undefined,
  table: Table,
): Promise<Question | undefined> {
  if (regraded?.keyTime === undefined) return undefined
  const later = await findQuestionVersion(table, id, regraded.keyTime)
  return later && hasItem(later.question, item) ? askedQuestion(later.question, item, scoring) : undefined
}

/**
 * What a review shows of a graded question; of one that was regraded the key and rationale that it is graded by now, and its points as
 * they are stored. By which part they came is not shown where a rule gave or took all of them. Half a read unit for a later version.
 */
export async function gradedOrRegraded(
  attemptQuestion: AttemptQuestion,
  served: Question,
  scoring: Scoring | undefined,
  table: Table,
): Promise<GradedQuestion> {
  const { answer, regraded } = attemptQuestion
  const choice = answer?.choice ?? []
  if (!regraded) return gradedQuestion(served, choice)
  const later = await laterVersion(attemptQuestion, scoring, table)
  const graded = gradedQuestion(gradingVersion(regraded.rule, { served, later }, answer?.choice), choice)
  if (!answer) return graded
  const { points, max } = pointsOf(answer)
  const isWhole = regraded.rule === 'fullCredit' || regraded.rule === 'drop'
  return { ...graded, correct: answer.correct, points, maxPoints: max, ...(isWhole ? { lines: [] } : {}) }
}
