/** The words of My Courses and of a course's card (spec 3.2.16, 3.4.13). */
export const myCoursesWords = {
  active: 'Active',
  history: 'History',
  studyPlan: 'Study plan',
  buyCourses: 'Buy Courses',
  ownProgress: 'My progress',
  notes: 'Notes and flags',
  studies: 'Your studies',
  noActiveCourses: 'No Active Courses',
  reviews: 'Reviews of the day',
  receipt: 'Receipt',
} as const

/** The link to the daily review, with the number of due cards. */
export const reviewsText = (due: number) =>
  due === 0 ? myCoursesWords.reviews : `${myCoursesWords.reviews}: ${due} due`

/** A course's progress, on its card. */
export const tasksDoneText = (completed: number, total: number) =>
  `${completed} of ${total} ${total === 1 ? 'task' : 'tasks'}`

/** The link on a course's card to the next task. */
export const continueWithText = (title: string) => `Continue with ${title}`

/** The last day of access to a course that was started. */
export const accessUntil = (date: string) => `Access until ${date}`

/** Shown next to Start and before a purchase: when the course's days start to count. */
export const beginsAtStart = ({ courseType, onlineDays }: { courseType: string; onlineDays: number }) =>
  courseType === 'Live'
    ? `Your ${onlineDays} ${onlineDays === 1 ? 'day starts' : 'days start'} when you press Start, or with the first class if that’s later.`
    : `Your ${onlineDays} ${onlineDays === 1 ? 'day begins' : 'days begin'} when you press Start.`
