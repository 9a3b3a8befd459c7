import { counted } from '../text/counted.ts'
import { pointsWords, verdictWords } from './scoring.ts'
import { todayWords } from './today.ts'

/** The words of the daily review screen (issue 22). A refusal's words are in study.ts. */
export const reviewWords = {
  title: todayWords.dailyReview,
  loading: 'Loading your reviews',
  practice: 'Practice',
  place: (n: number, total: number) => `Review ${n} of ${total}`,
  check: 'Check',
  next: 'Next',
  choose: 'Choose an answer first',
  waitingForNetwork: 'You’re offline. We’ll check this answer when you’re back.',
  later: 'Save and continue',
  skip: 'Next card',
  repeated:
    'You already reviewed this card today in another window or on another device. This answer doesn’t change anything.',
  rating: 'How well did you remember it?',
  comesAgain: (day: string) => `Next review: ${day}`,
  none: 'No reviews due today',
  noneText: 'Questions you answer in tests come back here when it’s time to review them.',
  done: 'Done for today',
  nextReviews: (when: string, cards: number) => `Next: ${when}, ${counted(cards, 'card')}`,
  tomorrow: 'tomorrow',
  doneText: (done: number) => (done === 1 ? 'You reviewed 1 card today.' : `You reviewed ${done} cards today.`),
  waiting: (count: number, cap: number) =>
    count === 1
      ? `1 more is waiting. Your daily limit is ${cap}.`
      : `${count} more are waiting. Your daily limit is ${cap}.`,
} as const

/** Words of reviews without a network. */
export const offlineReviewWords = {
  waiting: (count: number, waitsFor: 'network' | 'test' | 'retry' = 'network') => {
    const [saved, them] = count === 1 ? ['1 answer is', 'it'] : [`${count} answers are`, 'them']
    const when = {
      network: `We’ll check ${them} when you’re back online.`,
      test: `We’ll check ${them} after your test.`,
      retry: `We couldn’t check ${them} yet and will try again.`,
    }
    return `${saved} saved in this tab. ${when[waitsFor]} Keep the tab open and don’t sign out until then.`
  },
  checked: 'Answers from when you were offline',
  answer: (n: number, { correct, points, maxPoints }: { correct: boolean; points: number; maxPoints: number }) =>
    `${n}. ${correct ? verdictWords.correct : points > 0 ? `${verdictWords.partial}, ${pointsWords(points, maxPoints)}` : verdictWords.wrong}`,
  refused: (n: number, why = 'This answer couldn’t be checked.') => `${n}. ${why}`,
  empty: 'You’re offline',
  emptyText: 'You’ve answered every review saved on this device. The next ones load when you’re back online.',
} as const

/** Words of the review settings, with their fields' errors. */
export const studySettingsWords = {
  open: 'Settings',
  title: 'Review settings',
  save: 'Save',
  saved: 'Your review settings have been saved',
  examDay: 'Exam date',
  examDayHint: 'No reviews are due after it. Leave it empty if you don’t have a date yet.',
  cap: 'Daily review limit',
  capHint: 'From 10 to 300. Extra cards move to later days.',
  retention: 'Target recall (%)',
  retentionHint: 'From 80 to 95. Most people use 90. A higher target brings cards back sooner.',
  timeZone: 'Time zone',
  timeZoneHint: 'Your day ends at midnight there.',
  later: 'Changes apply the next time you review each card.',
  wrong: {
    examDay: 'Enter a date from tomorrow to 400 days ahead, or leave it empty',
    cap: 'Enter a whole number from 10 to 300',
    retention: 'Enter a number from 80 to 95',
    timeZone: 'Choose a time zone',
  },
} as const

/** The ratings in the order of the keys 1 to 4. */
export const ratingWords = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' } as const
