import { MAX_FORM_NAME_LENGTH, MAX_SAVED_FORMS } from '../quizzes/saved-forms.ts'
import { counted } from '../text/counted.ts'
import { progressWords } from './progress.ts'

/** The words of the student's quizzes screen (issue 22). */
export const quizPageWords = {
  title: progressWords.quizzes,
  lead: 'Practice what you choose, as often as you like. Quizzes don’t count toward your course, but an adaptive test won’t ask a question you had in a quiz during the last year.',
  loading: 'Loading your quizzes',
  link: 'Your quizzes',
  notOffered: 'This course offers no quizzes of your own',
  notOfferedText: 'Quizzes that you have started go on.',
  newQuiz: 'A new quiz',
  which: 'Which questions',
  whichHint: 'Of each list any of what you choose; nothing chosen means all.',
  how: 'How you sit it',
  areas: 'NCLEX areas',
  tags: 'Tags',
  types: 'Types of question',
  steps: 'Steps of clinical judgment',
  stepsHint: 'Case studies ask all six steps.',
  difficulty: 'Difficulty',
  status: 'What became of them last',
  recentMisses: 'Only what I answered wrong in the last 14 days',
  questions: 'How many questions',
  questionsHint:
    'From 5 to 150. A case study counts as six and comes whole. Questions of tests you haven’t finished are left out.',
  mode: 'Answers',
  clock: 'Time',
  pace: 'Seconds for each question',
  paceHint: 'From 30 to 300.',
  counting: 'Counting …',
  found: (count: number) => `${counted(count, 'question')} found`,
  fewer: (count: number) => `Only ${count} found: the quiz has ${count === 1 ? '1 question' : `${count} questions`}.`,
  none: 'No question fits what you chose, or those that do are in tests that you have not finished. Take a choice back.',
  notCounted: 'The questions could not be counted. You can start all the same.',
  start: 'Start the quiz',
  any: 'Any',
  past: 'Quizzes so far',
  noneYet: 'You have not started a quiz yet',
  more: 'Show older quizzes',
  resume: 'Go on',
  look: 'Look at it',
  useAgain: 'Use its choices',
  answered: (answered: number, total: number) => `${answered} of ${total} answered`,
  grade: (percent: number) => `${percent}%`,
  saved: 'Saved forms',
  saveName: 'Name',
  saveAs: 'Save these choices',
  save: 'Save',
  isSaved: (name: string) => `Saved as “${name}”`,
  take: 'Take the choices of a saved form',
  remove: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove this saved form?',
  removeText: (name: string) => `“${name}” is removed from your saved forms. Quizzes you started with it stay.`,
  removeConfirm: 'Remove form',
  reset: 'Reset my question history',
  resetTitle: 'Reset your question history?',
  resetText:
    'Quizzes in all your courses count every question as unused again. Flags, reviews, and results stay. You can undo this.',
  resetConfirm: 'Reset history',
  resetDone: 'All questions are unused again',
  undo: 'Undo the reset',
  undone: 'The reset was undone',
} as const

export const quizModeWords = {
  tutor: 'Right or wrong after each answer',
  exam: 'Nothing before the end',
} as const

export const quizStatusWords = {
  unused: 'Unused',
  right: 'Right',
  wrong: 'Wrong',
  omitted: 'Omitted',
  flagged: 'Flagged',
} as const

export const difficultyWords = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const

/** Errors of the form's fields. */
export const quizFieldWords = {
  filter: 'Please choose fewer names',
  questions: 'Please give a whole number from 5 to 150',
  mode: 'Please choose how answers are shown',
  pace: 'Please give a whole number from 30 to 300',
} as const

/** Why a form can't be saved under its name. */
export const formNameWords = {
  name: `Please give a name of at most ${MAX_FORM_NAME_LENGTH} characters`,
  taken: 'You have saved a form with this name already',
  full: `You can save up to ${MAX_SAVED_FORMS} forms. Remove one first.`,
} as const
