/** The dialog with AWS WAF's puzzle, which a sign-up may be asked for. */
export const captchaWords = {
  title: 'Security check',
  lead: 'Solve this puzzle to finish signing up.',
  loading: 'Loading the puzzle',
  sending: 'Signing you up',
  missing: 'The puzzle didn’t load. Check your connection and any ad blocker, then try again.',
  broken: 'The puzzle stopped working. Please try again.',
  refused: 'That didn’t get you through. Please try another puzzle.',
} as const
