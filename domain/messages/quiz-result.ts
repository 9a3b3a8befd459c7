/**
 * Words of the result of a student's own quiz: there is no standard, so it is neither passed nor failed (decision
 * 0106).
 */
export const quizResultWords = {
  finished: 'Quiz finished',
  result: 'Back to the result',
  details: 'Your quiz',
  next: 'Quizzes have no passing grade. Read the rationales for what you missed, then practice.',
} as const
