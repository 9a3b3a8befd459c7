import { countQuestions, findQuizQuestions } from '#domain/quizzes/find-questions.ts'
import { checkFilter, type GivenFilter } from '#domain/quizzes/quiz-form.ts'
import { runningProgress } from '#lambdas/attempts/running-progress.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { progressKey } from '#table/keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import { ownQuizBank } from './own-quiz-bank.ts'
import type { QuizDeps } from './quiz-deps.ts'

const NONE: ReadonlySet<number> = new Set()

/**
 * How many questions a filter finds for a student's quiz in a running course of theirs: a number and nothing else. A case study counts
 * as its six items. What lies unanswered in a running test is among them; the start leaves it out. Refuses with 'quiz-form-wrong',
 * 'progress-not-found', 'course-not-started' and 'course-ended'. Of 10,000 questions 1.5 read units.
 */
export async function countQuiz(
  given: { progressKey: string; filter: GivenFilter },
  uid: string,
  deps: Pick<QuizDeps, 'table' | 'now' | 'files'>,
): Promise<number> {
  const filter = checkFilter(given.filter)
  if (!filter) throw new Refusal('quiz-form-wrong', { fields: ['filter'] })
  const item = await getItem<ProgressItem>(deps.table, progressKey(uid, given.progressKey))
  const { subject } = runningProgress(item, deps.now())
  return countQuestions(findQuizQuestions(filter, await ownQuizBank(uid, { subject, hidden: NONE }, deps)))
}
