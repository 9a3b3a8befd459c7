/** Whether students of a course may make quizzes of their own: it is a setting of the course, on where it was never set. */
export const offersQuizzes = (course: { ownQuizzes?: boolean | undefined } | undefined): boolean =>
  course?.ownQuizzes ?? true
