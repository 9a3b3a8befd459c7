import { asksOutcomes, countQuestions, findQuizQuestions } from '#domain/quizzes/find-questions.ts'
import { checkFilter, type GivenFilter } from '#domain/quizzes/quiz-form.ts'
import { openKeys } from '#lambdas/attempts/review/open-keys.ts'
import { findProgressWithTests } from '#lambdas/attempts/progress-with-tests.ts'
import { runningProgress } from '#lambdas/attempts/running-progress.ts'
import { readListedTests } from '#lambdas/attempts/started-tests.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { ownQuizBank } from './own-quiz-bank.ts'
import type { QuizDeps } from './quiz-deps.ts'

/**
 * How many questions a filter finds for a student's quiz in a running course of theirs: a number and nothing else. A case study counts
 * as its six items. While an exam of the student runs there is none: asked for what was right or wrong, one question at a time, it would
 * say of each what a review may not show. What a running test keeps secret (key-access.ts) the start leaves out, and the count where the
 * filter asks what became of questions (`asksOutcomes`). Refuses with 'quiz-form-wrong', 'progress-not-found', 'course-not-started', 'course-ended' and 'exam-running'. Of 10,000 questions
 * 1.5 read units, and 0.5 a test that is listed as started.
 */
export async function countQuiz(
  given: { progressKey: string; filter: GivenFilter },
  uid: string,
  deps: Pick<QuizDeps, 'table' | 'now' | 'rulesOf' | 'files'>,
): Promise<number> {
  const filter = checkFilter(given.filter)
  if (!filter) throw new Refusal('quiz-form-wrong', { fields: ['filter'] })
  const { item, started } = await findProgressWithTests(deps.table, uid, given.progressKey)
  const { subject } = runningProgress(item, deps.now())
  const keys = await openKeys({ tests: await readListedTests(uid, started, deps) }, deps)
  const hidden = asksOutcomes(filter) ? keys.hidden : new Set<number>()
  return countQuestions(findQuizQuestions(filter, await ownQuizBank(uid, { subject, hidden }, deps)))
}
