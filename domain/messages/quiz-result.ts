/** What the result of a quiz of one's own says: no standard decides, so nothing is passed or failed (decision 0106). */
export const quizResultWords = {
  finished: 'Quiz finished',
  result: 'Back to the result',
  details: 'Your quiz',
  next: 'A quiz of your own has no pass grade. Its questions with their rationales show where to work next.',
} as const
