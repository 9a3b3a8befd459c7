/** Whether students of a course may create quizzes: a setting of the course, on by default. */
export const offersQuizzes = (course: { ownQuizzes?: boolean | undefined } | undefined): boolean =>
  course?.ownQuizzes ?? true
