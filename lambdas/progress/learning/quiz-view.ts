import { isOver } from '#domain/attempts/key-access.ts'
import type { Attempt } from '#domain/attempts/attempt.ts'
import type { Progress } from '#domain/progress/progress.ts'
import { quizWords } from '#domain/messages/quizzes.ts'
import { QUIZ_ATTEMPT } from '#domain/quizzes/quiz.ts'
import type { TaskView } from '#generated/schema.ts'
import { attemptHistory } from '#lambdas/attempts/review/attempt-history.ts'
import { findQuiz } from '#lambdas/attempts/start/resume-quiz.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { progressReply } from '#table/progress.ts'
import type { ProgressDeps } from '#lambdas/progress/progress-deps.ts'

const MINUTE = 60_000

const minutesOf = ({ untimed, deadline, startTime }: Attempt): number | null =>
  untimed ? null : Math.ceil((deadline - startTime) / MINUTE)

type Place = { uid: string; progress: Progress; task: string }

/** A quiz of a student as the screen of a test shows it: its one attempt is what it is. Refuses with 'task-not-found'. 1 read unit. */
export async function quizView({ uid, progress, task }: Place, deps: ProgressDeps): Promise<TaskView> {
  const attempt = await findQuiz({ uid, progress: progress.key, task }, deps)
  if (!attempt) throw new Refusal('task-not-found')
  const running = !isOver(attempt, deps.now()) && deps.now() < attempt.deadline
  return {
    progress: progressReply(progress),
    key: task,
    name: quizWords.name(attempt.questions.length),
    type: attempt.kind,
    ...{ text: null, lecture: null, videoUrl: null, captionsUrl: null, watched: null, next: null },
    numOfQuestions: attempt.questions.length,
    range: { least: attempt.questions.length, most: attempt.questions.length, perArea: false },
    minQuestions: null,
    maxQuestions: null,
    timeAllowed: minutesOf(attempt),
    attempts: QUIZ_ATTEMPT,
    // It has no standard: no grade passes it.
    passGrade: null,
    poolSuffices: true,
    examSeen: null,
    used: running ? 0 : QUIZ_ATTEMPT,
    open: running ? QUIZ_ATTEMPT : null,
    complete: !running,
    history: await attemptHistory({ progressKey: progress.key, taskKey: task }, uid, deps),
  }
}
