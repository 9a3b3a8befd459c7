/** Words of a user's page, except details and notes (issue "An administrator's day", part 6). */
export const personWords = {
  courses: 'Courses',
  payments: 'Payments',
  attempts: 'Attempts',
  noCourses: 'No Courses',
  noPayments: 'No payments',
  noAttempts: 'No finished attempts in this course',
  allPayments: 'All payments with this e-mail',
  paymentsLead: 'Payments that opened a course or were refunded, and the last checkout.',
  attemptsLead: 'The newest 30 of each test; older ones are on the page of the section.',
  progress: 'Tasks done',
  review: 'Review',
  goneTask: 'A test of deleted content',
  deleted: 'Deleted',
  newestCourses: 'Newest courses',
  allCourses: 'All courses',
  newestNote: 'Newest note',
  allNotes: 'All notes',
  writeNote: 'Write a note',
} as const

/** Words of the dialog that extends a course (decision 0089). */
export const extendWords = {
  open: 'Extend',
  title: (course: string) => `Extend ${course}`,
  confirm: 'Extend',
  days: 'Days more',
  daysHint: '1 to 365',
  reason: 'Reason',
  reasonHint: 'Kept as a note about the student, for administrators. At most 500 characters.',
  ends: (end: string) => `Ends ${end} now.`,
  willEnd: (end: string) => `Ends ${end} then.`,
  has: (days: number) => `Not started: ${days} ${days === 1 ? 'day' : 'days'} from its start now.`,
  willHave: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} from its start then.`,
  done: (course: string, days: number) => `${course} was extended by ${days} ${days === 1 ? 'day' : 'days'}`,
} as const

/** The total count. */
export const countOf = (total: number, unit: string): string => `${total} ${unit}${total === 1 ? '' : 's'}`
