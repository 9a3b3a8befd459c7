/** What offers visitors a question to try (decision 0067). */
export const tryWords = {
  title: 'Try a question',
  lead: 'A question as our students get it, with the verdict and the rationale. No account needed.',
  begin: 'Show me a question',
} as const

/** Words of the questions that they try. */
export const sampleQuestionWords = {
  loading: 'Loading a question',
  none: 'There is no sample question just now',
  check: 'Check',
  next: 'Another question',
  again: 'Try it again',
  courses: 'See the courses',
  choose: 'Please choose an answer first',
  place: (n: number, total: number) => `Sample question ${n} of ${total}`,
} as const
