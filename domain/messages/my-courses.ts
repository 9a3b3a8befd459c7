/** The words of My Courses and of a course's card (spec 3.2.16, 3.4.13). */
export const myCoursesWords = {
  active: 'Active',
  history: 'History',
  buyCourses: 'Buy Courses',
  noActiveCourses: 'No Active Courses',
  receipt: 'Receipt',
  updateReady: 'A new version of this site is ready.',
  update: 'Update now',
} as const

/** A course's progress, on its card. */
export const tasksDoneText = (completed: number, total: number) =>
  `${completed} of ${total} ${total === 1 ? 'task' : 'tasks'}`

/** The last day of access to a course that was started. */
export const accessUntil = (date: string) => `Access until ${date}`

/** Shown next to Start and before a purchase: when the course's days start to count. */
export const beginsAtStart = ({ courseType, onlineDays }: { courseType: string; onlineDays: number }) =>
  courseType === 'Live'
    ? `Your ${onlineDays} ${onlineDays === 1 ? 'day starts' : 'days start'} when you select Start, or with the first class if that’s later.`
    : `Your ${onlineDays} ${onlineDays === 1 ? 'day starts' : 'days start'} when you select Start.`
