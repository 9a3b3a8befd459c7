/** The words of a student's own quizzes (issue 22, decision 0106). A refusal's key is its code. */
export const quizMessages = {
  'quiz-form-wrong': 'Check your quiz settings',
  'quizzes-not-offered': 'This course doesn’t offer custom quizzes',
  'quiz-finds-nothing': 'No questions match. Try removing a filter.',
  'too-many-quizzes': 'You have too many unfinished quizzes. Finish some of them first.',
  'quiz-forms-changed': 'You changed your saved quizzes in another window. Here’s the latest.',
  'quiz-forms-wrong': 'Enter a different name',
  'statuses-reset-again': 'You reset your questions again, so there’s nothing to undo here',
} as const

export const quizWords = {
  running: 'Your quiz',
  name: (questions: number) => `Quiz of ${questions === 1 ? '1 question' : `${questions} questions`}`,
} as const
