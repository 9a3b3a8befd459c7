/** The invitation to try a question (decision 0067). */
export const tryWords = {
  title: 'Try a question',
  lead: 'Try a real practice question and see the rationale. No account needed.',
  begin: 'Show me a question',
} as const
