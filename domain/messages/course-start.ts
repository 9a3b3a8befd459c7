/** Words for a course that has not started, and for one that has ended. */
export const startWords = {
  title: (course: string) => `Start ${course}?`,
  confirm: 'Start now',
  daysBegin: (days: number, end: string) =>
    `Your ${days} ${days === 1 ? 'day starts' : 'days start'} now and ${days === 1 ? 'ends' : 'end'} on ${end}.`,
  noPause: 'Your days can’t be paused.',
  waits: 'Not ready? Cancel and start whenever you like.',
  firstClass: (day: string, time: string | undefined) =>
    `The first class is on ${day}${time === undefined ? '' : ` at ${time}`}.`,
  daysFromClass: (days: number, end: string) =>
    `Your access starts now. Your ${days} ${days === 1 ? 'day starts' : 'days start'} with the first class and ${days === 1 ? 'ends' : 'end'} on ${end}.`,
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
  firstCourse: 'Your courses appear here after you register. See each course’s page for what’s included and its price.',
  laterCourse: 'Register for a course, or find past courses under History.',
  lookAtCourses: 'Browse courses',
  tryQuestion: 'Try a question',
  historyLater: 'Past courses appear here, with their results and receipts.',
} as const

/** Messages on a course's card about a change of its class, or from the academy to its students. */
export const classNoticeWords = {
  changed: (day: string) => `Room or time changed on ${day}`,
  message: (day: string) => `Message from the academy, ${day}`,
  close: 'Close',
} as const
