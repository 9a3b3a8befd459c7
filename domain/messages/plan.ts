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

/** The words of the screen of a plan. */
export const planWords = {
  title: 'Study plan',
  loading: 'Loading your plan',
  change: 'Change days and exam',
  missing: 'When is your exam?',
  missingText: 'Give its day and the days on which you do not study: the plan says what each week brings until then.',
  begin: 'Make my plan',
  over: 'Your exam is over',
  overText: 'We hope it went well. If you have a new date, change it here, and the plan begins again.',
  noCourse: 'No course to plan',
  noCourseText: 'A plan is made from the courses that you have now.',
  back: 'Back to My Courses',
  until: (days: number) => `${countOf(days, 'day')} until your exam`,
  doneThisWeek: 'Done since Monday',
  newADay: 'New questions a study day',
  unseen: 'Questions not answered yet',
  countQuestions: (count: number) => countOf(count, 'question'),
  tooMany: (unseen: number, wanted: number, newADay: number) =>
    `To answer all ${unseen.toLocaleString('en-US')} questions before your exam you would need ${countOf(wanted, 'new question')} a day. The reviews that follow from them would not fit into your day: with ${newADay} you remember more of what you learn. You can raise the most reviews of a day in the settings of your reviews.`,
  accessUntil: (day: string) => `Your access ends on ${day}, before your exam. The plan ends the day before.`,
  nothingNew:
    'Your reviews take all of your study days: no new question is planned. You can raise the most reviews of a day.',
  lastDays: 'In the last seven days before the exam nothing new begins: you repeat what you know.',
  weeks: 'Week by week',
  weeksHint: 'What is done is left out; what is missed is spread over the days that are left.',
  newItems: 'New questions',
  reviews: 'Reviews',
  noStudy: 'No study days',
  hours: (minutes: number) => (minutes < 60 ? `${minutes}\u00a0min` : `${Math.round(minutes / 6) / 10}\u00a0h`),
  days: 'Next two weeks',
  today: 'Today',
  free: 'Free',
  nothing: 'Nothing planned',
  exam: 'Exam',
} as const

/** Words of a plan's form, with its fields' errors. */
export const planFormWords = {
  title: 'Your exam and your free days',
  save: 'Save',
  saved: 'Your plan has been saved',
  examDay: 'Day of your exam',
  freeWeekdays: 'Free on',
  freeWeekdaysHint: 'Nothing is planned on these days of each week.',
  freeDays: 'More free days',
  freeDaysHint: 'Such as a holiday or a night shift.',
  startTime: 'You begin at',
  startTimeHint: 'For your calendar. A long day begins earlier, so that it ends by 10 PM.',
  timeZone: 'Time zone',
  timeZoneHint: 'Your day ends at midnight there.',
  wrong: {
    examDay: {
      missing: 'Please give the day of your exam',
      over: 'Please give a day after today: a plan needs time until the exam',
      far: 'Please give a day in the next 400 days: a plan reaches no further',
    },
    freeWeekdays: 'Please leave a day of the week for study',
    freeDays: 'Please choose 120 days at most',
    startMinute: 'Please choose a time',
    timeZone: 'Please choose a time zone',
  },
} as const

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Words of the section that connects a plan to a calendar. */
export const planFeedWords = {
  title: 'In your calendar',
  text: 'Your calendar can show the plan and follow its changes. Subscribe to a secret address: everybody who has it sees your plan.',
  create: 'Create the address',
  address: 'Address of your calendar',
  copy: 'Copy the address',
  copied: 'Copied',
  renew: 'New address',
  renewTitle: 'Replace the address of your calendar?',
  renewLead: 'The address that you have now stops working at once, in every calendar that uses it.',
  remove: 'Stop the calendar',
  removeTitle: 'Stop the calendar?',
  removeLead: 'Its address stops working at once. You can create a new one later.',
  how: 'In Google Calendar: Other calendars, From URL. In Apple Calendar: File, New Calendar Subscription. Calendars look for changes some times a day.',
} as const
