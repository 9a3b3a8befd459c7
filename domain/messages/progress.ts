/** The words of a student's courses (spec 3.2.16 to 3.2.26, 3.8.2, 3.8.6). A refusal's key is its code. */
export const progressMessages = {
  'course-ended': 'Course Ended',
  'course-not-started': 'Not Started',
  'progress-not-found': 'Course progress not found',
  'student-not-found': 'Student not found',
  'lecture-not-opened': 'Please open the lecture first',
  'tasks-left': 'Please complete every task of the course first',
  'watching-invalid': 'These parts are no parts of the lecture',
  'watching-too-fast': 'More was watched than there was time for',
} as const

/** The way to the reviews of the day, with how many are due. */
export const reviewsText = (due: number) => (due === 0 ? progressWords.reviews : `${progressWords.reviews}: ${due} due`)

export type ProgressMessage = keyof typeof progressMessages

/** Labels of the student area (spec 3.2.16 to 3.2.18, 3.8.6). */
export const progressWords = {
  active: 'Active',
  history: 'History',
  studyPlan: 'Study plan',
  buyCourses: 'Buy Courses',
  ownProgress: 'My progress',
  notes: 'Notes and flags',
  studies: 'Your studies',
  noActiveCourses: 'No Active Courses',
  none: 'None',
  noCourses: 'No Courses',
  noTasks: 'No Tasks',
  notStarted: 'Not Started',
  emptyCourse: 'Empty Course',
  emptySection: 'Empty Section',
  courseEnded: 'Course Ended',
  gone: 'This is no longer part of the course',
  noVideo: 'No Video Uploaded',
  noText: 'No Text Written',
  reviews: 'Reviews of the day',
  receipt: 'Receipt',
  quizzes: 'Your quizzes',
} as const

/** An Online course's card before its start (spec 3.4.13). */
export const daysLeftNotStarted = (onlineDays: number) => `${onlineDays} days left - Not Started`

/** How far a course is, on its card. */
export const tasksDoneText = (completed: number, total: number) =>
  `${completed} of ${total} ${total === 1 ? 'task' : 'tasks'}`

/** The link on a course's card straight to the task that comes next. */
export const continueWithText = (title: string) => `Continue with ${title}`

/** The link at the end of a task to the one that comes after it. */
export const nextTaskText = (name: string) => `Next: ${name}`

/** Until when a course that was started can be used. */
export const accessUntil = (date: string) => `Access until ${date}`

/** Beside Start, and before a course is bought: from when its days count. */
export const beginsAtStart = ({ courseType, onlineDays }: { courseType: string; onlineDays: number }) =>
  courseType === 'Live'
    ? `Your ${onlineDays} ${onlineDays === 1 ? 'day starts' : 'days start'} when you press Start, or with the first class if that’s later.`
    : `Your ${onlineDays} ${onlineDays === 1 ? 'day begins' : 'days begin'} when you press Start.`
