import { countOf } from './person-page.ts'

/** Formats the work of a day or a week: "12 new questions, 30 reviews, 1 lesson". */
export const planCounts = (counts: { newItems: number; reviews: number; lessons: number; tests: number }): string =>
  [
    ...(counts.newItems > 0 ? [countOf(counts.newItems, 'new question')] : []),
    ...(counts.reviews > 0 ? [countOf(counts.reviews, 'review')] : []),
    ...(counts.lessons > 0 ? [countOf(counts.lessons, 'lesson')] : []),
    ...(counts.tests > 0 ? [countOf(counts.tests, 'test')] : []),
  ].join(', ')

type PlannedNames = { newItems: number; reviews: number; lessons: readonly string[]; tests: readonly string[] }

const countsOf = ({ newItems, reviews, lessons, tests }: PlannedNames) => ({
  ...{ newItems, reviews },
  ...{ lessons: lessons.length, tests: tests.length },
})

/** Words of a plan's calendar and its URL. */
export const feedWords = {
  name: 'Study plan',
  summary: (day: PlannedNames) => `Study: ${planCounts(countsOf(day))}`,
  /** `tasks`: each with its link. */
  description: (tasks: readonly string[]) =>
    [...tasks, 'Your plan updates as you study. See My Courses > Study plan.'].join('\n'),
  exam: 'Your exam',
  unknown: 'There is no calendar at this address.',
  gone: 'This calendar link no longer works. Find the new one in My Courses > Study plan.',
  wrongMethod: 'A calendar can only be read.',
} as const

/** The refusals of plans. A refusal's key is its code. */
export const planMessages = {
  'study-plan-changed': 'Your plan was changed in another window. Here is the latest version.',
  'study-plan-wrong': 'Check the days in your plan',
} as const

/** Formats minutes: "40 min", "1 hr 20 min". */
function planHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [...(hours > 0 ? [`${hours}\u00a0hr`] : []), ...(rest > 0 ? [`${rest}\u00a0min`] : [])].join('\u00a0')
}

/** The words of the screen of a plan. */
export const planWords = {
  title: 'Study plan',
  loading: 'Loading your plan',
  change: 'Edit plan',
  missing: 'When is your exam?',
  missingText: 'Tell us your exam date and your days off, and we’ll build your schedule.',
  begin: 'Make my plan',
  over: 'Your exam is over',
  overText: 'We hope it went well. If you have a new date, enter it here to get a new plan.',
  noCourse: 'No course to plan',
  noCourseText: 'Start a course, and we’ll plan your study days.',
  back: 'Go to My Courses',
  until: (days: number) => `${countOf(days, 'day')} until your exam`,
  doneThisWeek: 'Done since Monday',
  newADay: 'New questions per day',
  unseen: 'Questions remaining',
  countQuestions: (count: number) => countOf(count, 'question'),
  tooMany: (unseen: number, wanted: number, newADay: number) =>
    `Seeing all ${unseen.toLocaleString('en-US')} questions before your exam would take ${wanted} new ones a day, and their reviews would exceed your daily limit. At ${newADay} a day you’ll retain more. You can raise the limit in your review settings.`,
  accessUntil: (day: string) => `Your access ends on ${day}, before your exam, so your plan stops the day before.`,
  startNext: (day: string, course: string) =>
    `Your access ends on ${day}, before your exam. Start ${course} by then to keep studying.`,
  openCourses: 'Go to My Courses',
  extend: 'Contact us about more time',
  nothingNew:
    'Reviews fill all your study days, so no new questions are planned. You can raise your daily limit in your review settings.',
  lastDays: 'Nothing new is planned in the last seven days before your exam, so that you can review what you know.',
  weeks: 'Week by week',
  weeksHint: 'Your plan updates as you finish or miss work.',
  newItems: 'New questions',
  reviews: 'Reviews',
  noStudy: 'No study days',
  hours: planHours,
  days: 'Next two weeks',
  today: 'Today',
  /** How long today's work takes. */
  about: (minutes: number) => `About ${planHours(minutes)}`,
  allDone: 'You’re done for today.',
  failed: 'Taken · not passed',
  free: 'Day off',
  nothing: 'Nothing planned',
  startAll: (questions: number) => `Start today’s ${countOf(questions, 'question')}`,
  startSome: (questions: number) => `Start a quiz of ${countOf(questions, 'new question')}`,
  noneLeft: 'No new questions are left to start. Some may be in a quiz that you haven’t finished.',
} as const

/** Words of a plan's form, with its fields' errors. */
export const planFormWords = {
  title: 'Edit plan',
  firstTitle: 'Make your plan',
  save: 'Save',
  saved: 'Your plan has been saved',
  examDay: 'Exam date',
  freeWeekdays: 'Days off',
  freeWeekdaysHint: 'Nothing is planned on these days of the week.',
  freeDays: 'More days off',
  freeDaysHint: 'For example, a vacation or a night shift.',
  startTime: 'Start time',
  startTimeHint: 'Used in your calendar. Longer days start earlier so they end by 10 PM.',
  timeZone: 'Time zone',
  timeZoneHint: 'Your day ends at midnight there.',
  wrong: {
    examDay: {
      missing: 'Enter your exam date',
      over: 'Enter a date after today: a plan needs time before the exam',
      far: 'Enter a date in the next 400 days',
    },
    freeWeekdays: 'Leave at least one day of the week for study',
    freeDays: 'Choose no more than 120 days',
    startMinute: 'Choose a time',
    timeZone: 'Choose a time zone',
  },
} as const

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Words of the section that connects a plan to a calendar. */
export const planFeedWords = {
  title: 'Sync to your calendar',
  text: 'Your calendar app can show your plan and keep it up to date. Anyone with the link can see your plan.',
  create: 'Create link',
  address: 'Calendar link',
  copy: 'Copy link',
  copied: 'Copied',
  renew: 'Reset link',
  renewTitle: 'Reset your calendar link?',
  renewLead: 'The current link stops working right away, in every calendar that uses it.',
  remove: 'Turn off sync',
  removeTitle: 'Turn off sync?',
  removeLead: 'The link stops working right away. You can create a new one later.',
  how: 'Google Calendar: Other calendars > From URL. Apple Calendar: File > New Calendar Subscription. Calendars refresh a few times a day.',
} as const
