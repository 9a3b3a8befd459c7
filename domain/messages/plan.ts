import { countOf } from './person-page.ts'

/** What a day or a week asks, in words: "12 new questions, 30 reviews, 1 lesson". */
export const askedWords = (asked: { newItems: number; reviews: number; lessons: number; tests: number }): string =>
  [
    ...(asked.newItems > 0 ? [countOf(asked.newItems, 'new question')] : []),
    ...(asked.reviews > 0 ? [countOf(asked.reviews, 'review')] : []),
    ...(asked.lessons > 0 ? [countOf(asked.lessons, 'lesson')] : []),
    ...(asked.tests > 0 ? [countOf(asked.tests, 'test')] : []),
  ].join(', ')

type PlannedNames = { newItems: number; reviews: number; lessons: readonly string[]; tests: readonly string[] }

const countsOf = ({ newItems, reviews, lessons, tests }: PlannedNames) => ({
  ...{ newItems, reviews },
  ...{ lessons: lessons.length, tests: tests.length },
})

/** The words of a plan's calendar, and of the address that serves it. */
export const feedWords = {
  name: 'Study plan',
  summary: (day: PlannedNames) => `Study: ${askedWords(countsOf(day))}`,
  description: ({ lessons, tests }: PlannedNames) =>
    [...lessons, ...tests, 'The plan follows what you have done: it is in My Courses, Study plan.'].join('\n'),
  exam: 'Your exam',
  unknown: 'There is no calendar at this address.',
  gone: 'This address of a calendar is no longer in use. The new one is in My Courses, Study plan.',
  wrongMethod: 'A calendar can only be read.',
} as const

/** The refusals of plans. A refusal's key is its code. */
export const planMessages = {
  'study-plan-changed': 'Your plan has changed in another window; here it is',
  'study-plan-wrong': 'Please check the days of your plan',
} as const
