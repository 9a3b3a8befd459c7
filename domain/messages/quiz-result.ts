/**
 * Words of the result of a student's own quiz: there is no standard, so it is neither passed nor failed (decision
 * 0106).
 */
export const quizResultWords = {
  finished: 'Quiz finished',
  result: 'Back to the result',
  details: 'Your quiz',
  next: 'A quiz of your own has no pass grade. Its questions with their rationales show where to work next.',
} as const
