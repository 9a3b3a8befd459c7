import type { UncheckedQuizForm } from '#domain/quizzes/quiz-form.ts'
import type { QuizFormInput } from '#generated/schema.ts'

/** Returns a form for the rules to check. */
export const quizFormOf = ({ filter, questions, mode, pace }: QuizFormInput): UncheckedQuizForm => ({
  filter,
  questions,
  mode,
  ...(pace == null ? {} : { pace }),
})
