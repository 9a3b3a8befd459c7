/** The words of a student's own quizzes (issue 22, decision 0106). A refusal's key is its code. */
export const quizMessages = {
  'quiz-form-wrong': 'Please check the form of your quiz',
  'quizzes-not-offered': 'This course does not offer quizzes of your own',
  'quiz-finds-nothing': 'No question fits what you chose; please choose less',
  'too-many-quizzes': 'You have many quizzes that are not finished; please finish some of them first',
  'quiz-forms-changed': 'Your saved forms have changed in another window; here they are',
  'quiz-forms-wrong': 'Please give the form a name of its own',
  'statuses-reset-again': 'Your questions were reset again since; there is nothing to undo here',
} as const

export const quizWords = {
  running: 'Your quiz',
  name: (questions: number) => `Quiz of ${questions === 1 ? '1 question' : `${questions} questions`}`,
} as const
