/** Words for a course that has not started, and for one that has ended. */
export const startWords = {
  title: (course: string) => `Start ${course}?`,
  confirm: 'Start now',
  daysBegin: (days: number, end: string) =>
    `Your ${days} ${days === 1 ? 'day starts' : 'days start'} now and ${days === 1 ? 'ends' : 'end'} on ${end}.`,
  noPause: 'Your days can’t be paused.',
  waits: 'If you aren’t ready yet, cancel: the course waits for you.',
  firstClass: (day: string, time: string | undefined) =>
    `The first class is on ${day}${time === undefined ? '' : ` at ${time}`}.`,
  daysFromClass: (days: number, end: string) =>
    `Your access begins now. Your ${days} ${days === 1 ? 'day starts' : 'days start'} with the first class and ${days === 1 ? 'ends' : 'end'} on ${end}.`,
} as const

/** Words of a course in the history, and of an empty list of courses. */
export const historyWords = {
  enrolled: 'Enrolled',
  started: 'Started',
  ended: 'Ended',
  completedOn: 'Completed',
  completed: 'Completed',
  notCompleted: 'Not completed',
  certificate: 'Certificate',
  cannotOpen: 'Your access has ended, so you can’t open this course.',
  registerAgain: 'Register again',
  firstCourse: 'Your courses appear here after you register. Each course’s page says what is inside and what it costs.',
  laterCourse: 'Register for a course, or look back at the ones that ended under History.',
  lookAtCourses: 'Look at the courses',
  tryQuestion: 'Try a question',
  historyLater: 'Courses whose time has ended are kept here, with their results and receipts.',
} as const

/** Messages on a course's card about a change of its class, or from the academy to its students. */
export const classNoticeWords = {
  changed: (day: string) => `Room and time were changed on ${day}`,
  message: (day: string) => `Message of the academy, ${day}`,
  close: 'Close',
} as const
