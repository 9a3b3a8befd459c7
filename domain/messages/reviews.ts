/** The words of the daily review screen (issue 22). A refusal's words are in study.ts. */
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
  repeated:
    'You have already reviewed this card today, in another window or on another device. This answer changes nothing.',
  rating: 'How well did you remember it?',
  comesAgain: (day: string) => `It comes again on ${day}.`,
  none: 'Nothing is due today',
  noneText: 'Questions that you answer in tests come here when it is time to recall them.',
  done: 'Done for today',
  doneText: (done: number) => (done === 1 ? 'You reviewed 1 card today.' : `You reviewed ${done} cards today.`),
  waiting: (count: number, cap: number) =>
    count === 1
      ? '1 more card is due; it comes on a later day.'
      : `${count} more cards are due; they are spread over later days, with at most ${cap} reviews a day.`,
} as const

/** Words of the review settings, with their fields' errors. */
export const studySettingsWords = {
  open: 'Settings',
  title: 'Settings of your reviews',
  save: 'Save',
  saved: 'The settings of your reviews have been saved',
  examDay: 'Day of your exam',
  examDayHint: 'Nothing becomes due after it. Leave it empty if you have no date yet.',
  cap: 'Most reviews of a day',
  capHint: 'A whole number from 10 to 300. What is more comes on later days.',
  retention: 'Share to remember, in percent',
  retentionHint: 'From 80 to 95. The higher it is, the sooner cards come again. Usual: 90.',
  timeZone: 'Time zone',
  timeZoneHint: 'Your day ends at midnight there.',
  later: 'Cards that have a day keep it until their next rating.',
  wrong: {
    examDay: 'Please give a day from tomorrow on, at most 400 days ahead, or leave it empty',
    cap: 'Please give a whole number from 10 to 300',
    retention: 'Please give a number from 80 to 95',
    timeZone: 'Please choose a time zone',
  },
} as const

/** The ratings in the order of the keys 1 to 4. */
export const ratingWords = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' } as const
