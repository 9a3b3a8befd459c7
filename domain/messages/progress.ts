/** The words of a student's courses (spec 3.2.16 to 3.2.26, 3.8.2, 3.8.6). A refusal's key is its code. */
export const progressMessages = {
  'course-ended': 'Course Ended',
  'course-not-started': 'Not Started',
  'progress-not-found': 'Course progress not found',
  'student-not-found': 'Student not found',
  'lecture-not-opened': 'Open the lecture first',
  'tasks-left': 'Complete every task in the course first',
  'watching-invalid': 'We couldn’t save your place in this lecture',
  'watching-too-fast': 'We couldn’t save that viewing time',
} as const

export type ProgressMessage = keyof typeof progressMessages

/** Labels of the student area (spec 3.2.16 to 3.2.18, 3.8.6). */
export const progressWords = {
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
  quizzes: 'Practice',
} as const

/** An Online course's card before its start (spec 3.4.13). */
export const daysLeftNotStarted = (onlineDays: number) => `${onlineDays} days left - Not Started`

/** The link at the end of a task to the one that comes after it. */
export const nextTaskText = (name: string) => `Next: ${name}`
