import { counted } from '../text/counted.ts'

/** Words of Today, the top of My Courses. */
export const todayWords = {
  title: 'Today',
  dailyReview: 'Daily review',
  noReviews: 'No reviews today',
  everyTaskDone: 'You’ve finished every task in your courses.',
  plan: 'Today’s plan',
  loading: 'Loading today’s plan',
  seePlan: 'See your plan',
  moreInPlan: (count: number) => `${count} more in your plan`,
  setExamDate: 'Set your exam date',
  whyExamDate: 'Tell us when your exam is, and we’ll plan what to study each day.',
  dayOff: 'Today is a day off.',
  nothing: 'Nothing is planned for today.',
} as const

/** The button of the daily review; `due`: how many cards are left today, if known. */
export const reviewCardsText = (due?: number) =>
  due === undefined ? todayWords.dailyReview : `Review ${counted(due, 'card')}`

/** The button of the next task. */
export const nextStepText = (title: string) => `Start ${title}`

/** The current streak. */
export const daysInARow = (days: number) => `${days} days in a row`
