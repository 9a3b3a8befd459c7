import { type Attempt, hasExpired } from '#domain/attempts/attempt.ts'
import { QUIZ_ATTEMPT } from '#domain/quizzes/quiz.ts'
import type { Attempt as AttemptReply } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { withoutEndedHold } from '#lambdas/attempts/ended-hold.ts'
import { loadAttempt } from '#lambdas/attempts/load-attempt.ts'
import { finishTest } from '#lambdas/attempts/answer/move-attempt.ts'
import { refuseForTest } from '#lambdas/attempts/refuse-for-test.ts'
import { showAttempt } from '#lambdas/attempts/show-attempt.ts'
import { examAmong, findStartedTests, runningTests } from '#lambdas/attempts/started-tests.ts'

export type QuizRef = { uid: string; progress: string; task: string }

/** Returns the attempt of a student's quiz; undefined if there is none, or if the task is no quiz. Half a read unit. */
export async function findQuiz(ref: QuizRef, deps: Pick<AttemptDeps, 'table' | 'now'>): Promise<Attempt | undefined> {
  const loaded = await loadAttempt(deps.table, { ...ref, n: QUIZ_ATTEMPT })
  return loaded?.attempt.quiz ? withoutEndedHold(ref.uid, loaded.attempt, deps) : undefined
}

/**
 * Resumes a quiz, also in a course that no longer offers quizzes; finishes an expired one first. Refuses with
 * 'task-not-found', and with 'exam-running' while an exam of the student runs.
 */
export async function resumeQuiz(ref: QuizRef, deps: AttemptDeps): Promise<AttemptReply> {
  const stored = await findQuiz(ref, deps)
  if (!stored) throw new Refusal('task-not-found')
  if (stored.endTime === undefined) {
    const exam = examAmong(runningTests(await findStartedTests(ref.uid, deps), deps.now()), deps)
    if (exam) throw await refuseForTest(deps.table, 'exam-running', exam)
  }
  const attempt = hasExpired(stored, deps.now()) ? await finishTest({ ...ref, n: QUIZ_ATTEMPT }, deps) : stored
  return showAttempt({ progressKey: ref.progress, taskKey: ref.task }, attempt, deps)
}
