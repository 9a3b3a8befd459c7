import { MAX_FORM_NAME_LENGTH, MAX_SAVED_FORMS } from '../quizzes/saved-forms.ts'
import { counted } from '../text/counted.ts'

/** The words of the student's quizzes screen (issue 22). */
export const quizPageWords = {
  title: 'Practice',
  lead: 'Practice what you want. Quizzes don’t count toward your course.',
  notRepeated: 'An adaptive NCLEX won’t repeat a question you had in a quiz in the last year.',
  loading: 'Loading your quizzes',
  notOffered: 'This course doesn’t offer custom quizzes',
  notOfferedText: 'You can still finish quizzes you started.',
  which: 'Choose questions',
  whichHint: 'Leave a filter empty to include everything. The numbers show how many questions match.',
  how: 'Quiz settings',
  areas: 'NCLEX areas',
  tags: 'Tags',
  types: 'Question types',
  steps: 'Clinical judgment steps',
  stepsHint: 'Case studies ask all six steps.',
  difficulty: 'Difficulty',
  status: 'Last result',
  statusHint: 'Correct, Incorrect, and Skipped leave out questions from tests you haven’t finished.',
  recentMisses: 'Missed in the last 14 days',
  questions: 'Number of questions',
  questionsHint:
    'From 5 to 150. Case studies always include all six questions. Questions from tests you haven’t finished are left out.',
  mode: 'Mode',
  clock: 'Timing',
  untimed: 'Untimed',
  timed: 'Timed',
  pace: 'Seconds per question',
  paceHint: 'From 30 to 300.',
  counting: 'Counting…',
  found: (count: number) => `${counted(count, 'question')} ${count === 1 ? 'matches' : 'match'}`,
  fewer: (count: number) =>
    `Only ${count} ${count === 1 ? 'matches' : 'match'}, so your quiz will have ${counted(count, 'question')}.`,
  none: 'No questions match, or they’re in tests you haven’t finished. Try removing a filter.',
  notCounted: 'We couldn’t count the questions. You can still start.',
  start: 'Start quiz',
  missed: 'Missed questions',
  missedText: (count: number) =>
    `You missed ${counted(count, 'question')} the last time you answered ${count === 1 ? 'it' : 'them'}.`,
  missedOpen: 'Those in an unfinished quiz aren’t counted.',
  practiceMissed: 'Practice missed questions',
  any: 'Any',
  past: 'Quiz history',
  noneYet: 'You haven’t taken a quiz yet',
  noneYetText: 'Your quizzes appear here.',
  more: 'Show older quizzes',
  resume: 'Resume',
  look: 'Review',
  useAgain: 'Reuse settings',
  answered: (answered: number, total: number) => `${answered} of ${total} answered`,
  grade: (percent: number) => `${percent}%`,
  saved: 'Saved quizzes',
  saveName: 'Name',
  saveAs: 'Save these settings',
  saveHint: 'Name these settings to reuse them.',
  save: 'Save',
  isSaved: (name: string) => `Saved as “${name}”`,
  take: 'Use a saved quiz',
  remove: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove this saved quiz?',
  removeText: (name: string) => `We’ll remove “${name}” from your saved quizzes. Quizzes you started with it stay.`,
  removeConfirm: 'Remove',
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
  tutor: 'Tutor: explanations as you go',
  exam: 'Exam: results at the end',
} as const

export const quizStatusWords = {
  unused: 'Unused',
  right: 'Correct',
  wrong: 'Incorrect',
  omitted: 'Skipped',
  flagged: 'Flagged',
} as const

export const difficultyWords = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const

/** Errors of the form's fields. */
export const quizFieldWords = {
  filter: 'Choose fewer options',
  questions: 'Enter a whole number from 5 to 150',
  mode: 'Choose a mode',
  pace: 'Enter a whole number from 30 to 300',
} as const

/** Why a form can't be saved under its name. */
export const formNameWords = {
  name: `Enter a name of up to ${MAX_FORM_NAME_LENGTH} characters`,
  taken: 'You already have a saved quiz with this name',
  full: `You can save up to ${MAX_SAVED_FORMS} quizzes. Remove one first.`,
} as const
