/** The map of a running test's questions, and the look back at those that were answered. */
export const questionMapWords = {
  title: 'Questions',
  /** What a number on the map says to screen readers. */
  name: (number: number, state: string) => `Question ${number}, ${state}`,
  answered: 'answered',
  current: 'the one you’re on',
  later: 'not answered yet',
  lookBack: 'Choose an answered question to look back at it. Answers can’t be changed.',
  silent: 'You’ll see the answers when the quiz ends.',
  back: 'All questions',
  previous: 'Previous',
  next: 'Next',
  loading: 'Loading the question',
} as const
