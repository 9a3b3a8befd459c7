import type { QuizForm } from '#domain/quizzes/quiz-form.ts'
import type { QuizForm as FormReply } from '#generated/schema.ts'

/** A form as in a reply, from an allow-list. */
export const formReply = ({ filter, questions, mode, pace }: QuizForm): FormReply => ({
  filter: {
    areas: [...filter.areas],
    tags: [...filter.tags],
    types: [...filter.types],
    steps: [...filter.steps],
    difficulties: [...filter.difficulties],
    statuses: [...filter.statuses],
    recentMisses: filter.recentMisses,
  },
  questions,
  mode,
  pace: pace ?? null,
})
