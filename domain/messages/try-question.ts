/** What offers visitors a question to try (decision 0067). */
export const tryWords = {
  title: 'Try a question',
  begin: 'Show me a question',
} as const
