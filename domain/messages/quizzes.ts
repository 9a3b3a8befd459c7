import { counted } from '../text/counted.ts'

/** The part of a quiz's filter in its name. */
type NamedFilter = {
  areas: readonly string[]
  tags: readonly string[]
  statuses: readonly string[]
  recentMisses: boolean
}

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

/** What kinds of questions a quiz of one status, or of these two, asks. */
const KINDS: Readonly<Record<string, string>> = {
  unused: 'new ',
  'unused,omitted': 'new ',
  wrong: 'missed ',
  flagged: 'flagged ',
}
const SUBJECTS_NAMED = 2

/** The name of a quiz by what it asks, such as 'Quiz of 5 missed questions: Cardiac, Renal'. */
export function quizName(questions: number, filter: NamedFilter | undefined): string {
  const { areas = [], tags = [], statuses = [], recentMisses = false } = filter ?? {}
  const kind = recentMisses ? KINDS['wrong'] : KINDS[statuses.join(',')]
  const subjects = [...areas, ...tags]
  const named = subjects.slice(0, SUBJECTS_NAMED).join(', ')
  const more = subjects.length > SUBJECTS_NAMED ? ` and ${subjects.length - SUBJECTS_NAMED} more` : ''
  return `Quiz of ${counted(questions, `${kind ?? ''}question`)}${named === '' ? '' : `: ${named}${more}`}`
}
