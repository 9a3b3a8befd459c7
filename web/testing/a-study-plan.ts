import type { StudyPlanFieldsFragment } from '#generated/operations.ts'

/** A week of work. */
const aPlanWeek = (from: string, to: string, more: object = {}) => ({
  ...{ from, to, studyDays: 5, newItems: 60, reviews: 210, lessons: 2, tests: 1, minutes: 540 },
  ...more,
})
/** A lesson of course p1 that is left. */
export const aPlannedTask = (taskKey: string, name: string, more: object = {}) => ({
  ...{ progressKey: 'p1', done: false, failed: false },
  task: { contentKey: 'c1', sectionKey: 's2', sectionName: '2. Conditions', taskKey, name, type: 'Reading' as const },
  ...more,
})
/** A day of work with a lesson. */
export const aPlanDay = (on: string, more: object = {}) => ({
  ...{ day: on, free: false, newItems: 12, reviews: 42, lessons: ['Renal'], tests: [], minutes: 108 },
  tasks: [aPlannedTask('t5', 'Renal')],
  ...more,
})
/** A plan two weeks before an exam. */
export const aPlan = (more: Partial<StudyPlanFieldsFragment> = {}): StudyPlanFieldsFragment => ({
  state: 'planned',
  today: '2027-03-03',
  examDay: '2027-03-17',
  timeZone: 'Asia/Manila',
  cap: 80,
  freeWeekdays: [0],
  freeDays: ['2027-03-08'],
  startMinute: 1_080,
  version: 3,
  settingsVersion: 2,
  accessUntil: null,
  startNext: null,
  unseen: 1_200,
  quizCourse: 'p1',
  newADay: 12,
  wanted: 12,
  doneThisWeek: 31,
  newToday: 0,
  tasksToday: [],
  weeks: [aPlanWeek('2027-03-03', '2027-03-07'), aPlanWeek('2027-03-08', '2027-03-14', { studyDays: 0 })],
  days: [
    aPlanDay('2027-03-03'),
    aPlanDay('2027-03-04', { free: true, newItems: 0, reviews: 0, lessons: [], tasks: [], minutes: 0 }),
    aPlanDay('2027-03-05'),
  ],
  feedUrl: null,
  ...more,
})
