import type { CourseCardFieldsFragment } from '#generated/operations.ts'

export const DAY_MS = 86_400_000

/** An Online course with five days left. */
export const aProgress = (facts: Partial<CourseCardFieldsFragment> = {}): CourseCardFieldsFragment => ({
  key: 'p1',
  name: 'RN Review Online',
  courseKey: 'c1',
  onlineDays: 30,
  endTime: Date.now() + 5 * DAY_MS + 60_000,
  complete: false,
  dateCreated: Date.now() - DAY_MS,
  courseType: 'Online',
  subject: 'RN',
  dates: null,
  startTime: null,
  courseEndTime: null,
  location: null,
  paymentKey: null,
  startedOn: null,
  completedOn: null,
  overview: null,
  ...facts,
})
