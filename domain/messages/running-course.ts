/** The words of screens that need one of the student's running courses. */
export const runningCourseWords = {
  course: 'Course',
  loading: 'Loading your courses',
  none: 'No course in progress',
  startOne: 'Start a course in My Courses first.',
} as const
