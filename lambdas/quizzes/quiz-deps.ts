import type { Calibrated, QuizFacts, ReservedTest } from '#domain/quizzes/find-questions.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'

/** The source of all students' quizzes: files that a warm function keeps in memory (quiz-files.ts). */
export type QuizFiles = {
  /** Returns all questions by number. */
  facts: () => Promise<readonly QuizFacts[]>
  calibrated: () => Promise<Calibrated>
  reserved: () => Promise<readonly ReservedTest[]>
}

export type QuizDeps = AttemptDeps & { files: QuizFiles }
