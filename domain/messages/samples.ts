/** Words of the questions that visitors may try (decision 0067); the home page's invitation is in try-question.ts. */
export const sampleQuestionWords = {
  loading: 'Loading a question',
  none: 'There are no sample questions right now',
  check: 'Check',
  next: 'Another question',
  again: 'Try it again',
  courses: 'Browse courses',
  choose: 'Choose an answer first',
  place: (n: number, total: number) => `Sample question ${n} of ${total}`,
} as const
