import {
  asksOutcomes,
  countOptions,
  countQuestions,
  findQuizQuestions,
  type OptionCount,
} from '#domain/quizzes/find-questions.ts'
import { checkFilter, type QuizFilter, type UncheckedFilter } from '#domain/quizzes/quiz-form.ts'
import { openKeys } from '#lambdas/attempts/review/open-keys.ts'
import { findProgressWithTests } from '#lambdas/attempts/progress-with-tests.ts'
import { runningProgress } from '#lambdas/attempts/running-progress.ts'
import { readListedTests } from '#lambdas/attempts/started-tests.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { studentQuizBank } from './student-quiz-bank.ts'
import type { QuizDeps } from './quiz-deps.ts'

/**
 * Questions that a filter finds, and that it would find with each name alone in its list, or with recent misses alone; a
 * case study counts as six.
 */
type QuizCounts = { total: number; options: OptionCount[]; recentMisses: number }

/**
 * Returns only how many questions a student's quiz could ask. Throws while an exam runs, because counts would reveal
 * outcomes. Each count leaves out questions secret in a running test if its filter uses outcomes (`asksOutcomes`).
 * Throws 'quiz-form-wrong', 'progress-not-found', 'course-not-started', 'course-ended', 'exam-running'. 1.5 read units,
 * 0.5 per listed test.
 */
export async function countQuiz(
  input: { progressKey: string; filter: UncheckedFilter },
  uid: string,
  deps: Pick<QuizDeps, 'table' | 'now' | 'rulesOf' | 'files'>,
): Promise<QuizCounts> {
  const filter = checkFilter(input.filter)
  if (!filter) throw new Refusal('quiz-form-wrong', { fields: ['filter'] })
  const { item, started } = await findProgressWithTests(deps.table, uid, input.progressKey)
  const { subject } = runningProgress(item, deps.now())
  const { hidden } = await openKeys({ tests: await readListedTests(uid, started, deps) }, deps)
  const bank = await studentQuizBank(uid, { subject, hidden }, deps)
  const foundBy = (counted: QuizFilter) =>
    countQuestions(findQuizQuestions(counted, asksOutcomes(counted) ? bank : { ...bank, hidden: new Set() }))
  const recentMisses = foundBy({ ...filter, recentMisses: true })
  return { total: foundBy(filter), options: countOptions(filter, bank), recentMisses }
}
