import type { UncheckedQuizForm } from '#domain/quizzes/quiz-form.ts'
import type { QuizFormInput } from '#generated/schema.ts'

/** A form as the rules check it. */
export const quizFormOf = ({ filter, questions, mode, pace }: QuizFormInput): UncheckedQuizForm => ({
  filter,
  questions,
  mode,
  ...(pace == null ? {} : { pace }),
})
