/** The invitation to try a question (decision 0067). */
export const tryWords = {
  title: 'Try a question',
  lead: 'A question as our students get it, with the verdict and the rationale. No account needed.',
  begin: 'Show me a question',
} as const
