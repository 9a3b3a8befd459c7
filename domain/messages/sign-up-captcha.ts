/** The dialog with AWS WAF's puzzle, which a sign-up may require. */
export const captchaWords = {
  title: 'Security check',
  lead: 'Solve this puzzle to finish signing up.',
  loading: 'Loading puzzle…',
  sending: 'Creating your account…',
  missing: 'The puzzle didn’t load. Check your connection, turn off your ad blocker, then try again.',
  broken: 'Something went wrong with the puzzle. Try again.',
  refused: 'That didn’t work. Try another puzzle.',
} as const
