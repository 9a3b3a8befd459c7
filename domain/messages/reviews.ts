/** The words of the screen of a day's reviews (issue 22). A refusal's words are in study.ts. */
export const reviewWords = {
  title: 'Reviews of the day',
  loading: 'Loading your reviews',
  back: 'Back to My Courses',
  place: (n: number, total: number) => `Review ${n} of ${total}`,
  check: 'Check',
  next: 'Next',
  choose: 'Please choose an answer first',
  waitingForNetwork: 'Waiting for connection. Your answer is kept.',
  skip: 'Go on to the next card',
  rating: 'How well did you remember it?',
  comesAgain: (day: string) => `It comes again on ${day}.`,
  none: 'Nothing is due today',
  noneText: 'Questions that you answer in tests come here when it is time to recall them.',
  done: 'Done for today',
  doneText: (done: number) => (done === 1 ? 'You reviewed 1 card today.' : `You reviewed ${done} cards today.`),
  waiting: (count: number) =>
    count === 1
      ? '1 more card is due; it comes on a later day.'
      : `${count} more cards are due; they come on later days.`,
} as const

/** The ratings in the order of the keys 1 to 4. */
export const ratingWords = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' } as const
