import { MAX_LABEL_LENGTH } from '../questions/labels.ts'
import { CASE_STEPS } from '../questions/case-steps.ts'
import { QUESTION_TYPES } from '../questions/question.ts'

/** How hard a question is: by the answers of students where there are enough of them, else by its author's tag (find-questions.ts). */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** What became of a question when its student saw it last; 'flagged' lies beside the others. */
export const QUIZ_STATUSES = ['unused', 'right', 'wrong', 'omitted', 'flagged'] as const
export type QuizStatus = (typeof QUIZ_STATUSES)[number]

/** Tutor: right or wrong after each answer. Exam: nothing before the end. */
export const QUIZ_MODES = ['tutor', 'exam'] as const
export type QuizMode = (typeof QUIZ_MODES)[number]

/** Which questions a quiz is drawn from: of each list any of its names, an empty list: all; a question must fit all lists. */
export type QuizFilter = {
  areas: readonly string[]
  tags: readonly string[]
  types: readonly string[]
  steps: readonly string[]
  difficulties: readonly Difficulty[]
  statuses: readonly QuizStatus[]
  /** Only questions that were answered wrong on one of the last 14 days of the student. */
  recentMisses: boolean
}

/** A quiz as a student asks for it; `pace`: seconds for each question, absent: without a clock. */
export type QuizForm = { filter: QuizFilter; questions: number; mode: QuizMode; pace?: number }

export const QUIZ_QUESTIONS = { least: 5, most: 150, usual: 20 } as const
/** Seconds for a question. */
export const QUIZ_PACE = { least: 30, most: 300, usual: 90 } as const
/** The days of `recentMisses`, today among them. */
export const MISS_DAYS = 14

/** More names than this in one list are refused: it bounds what a saved form takes. */
const MAX_NAMES = 60

/** A filter as a client sends it. */
export type UncheckedFilter = {
  [List in keyof QuizFilter]: QuizFilter[List] extends boolean ? boolean : readonly string[]
}
export type UncheckedQuizForm = {
  filter: UncheckedFilter
  questions: number
  mode: string
  pace?: number | null | undefined
}

const isOneOf = <Name extends string>(names: readonly Name[], text: string): text is Name =>
  names.some((name) => name === text)

const allOf = <Name extends string>(names: readonly Name[], given: readonly string[]): Name[] | undefined => {
  const known = [...new Set(given)].filter((text) => isOneOf(names, text))
  return known.length === new Set(given).size && given.length <= MAX_NAMES ? known : undefined
}

/** Names of the academy's lists, each once; one that the academy does not have finds nothing. */
const labelsOf = (given: readonly string[]): string[] | undefined =>
  given.length <= MAX_NAMES && given.every((name) => name !== '' && name.length <= MAX_LABEL_LENGTH)
    ? [...new Set(given)]
    : undefined

/** The filter that a client sent; undefined where a list is too long or names something that there is not. */
export function checkFilter(given: UncheckedFilter): QuizFilter | undefined {
  const areas = labelsOf(given.areas)
  const tags = labelsOf(given.tags)
  const types = allOf(QUESTION_TYPES, given.types)
  const steps = allOf(CASE_STEPS, given.steps)
  const difficulties = allOf(DIFFICULTIES, given.difficulties)
  const statuses = allOf(QUIZ_STATUSES, given.statuses)
  if (!areas || !tags || !types || !steps || !difficulties || !statuses) return undefined
  return { areas, tags, types, steps, difficulties, statuses, recentMisses: given.recentMisses }
}

/** A field of the form, where a screen shows what is wrong. */
export type QuizField = 'filter' | 'questions' | 'mode' | 'pace'

const isWithin = (n: number, { least, most }: { least: number; most: number }) =>
  Number.isInteger(n) && n >= least && n <= most

/** The fields that are outside of what is offered, in the form's order; none: a quiz can be asked for. */
export function wrongQuizFields({ filter, questions, mode, pace }: UncheckedQuizForm): QuizField[] {
  const wrong: Record<QuizField, boolean> = {
    filter: checkFilter(filter) === undefined,
    questions: !isWithin(questions, QUIZ_QUESTIONS),
    mode: !isOneOf(QUIZ_MODES, mode),
    pace: pace != null && !isWithin(pace, QUIZ_PACE),
  }
  return (['filter', 'questions', 'mode', 'pace'] as const).filter((field) => wrong[field])
}

/** The form that a client sent; undefined where one of its fields is wrong. */
export function checkQuizForm(given: UncheckedQuizForm): QuizForm | undefined {
  const filter = checkFilter(given.filter)
  const { mode, questions, pace } = given
  if (filter === undefined || wrongQuizFields(given).length > 0 || !isOneOf(QUIZ_MODES, mode)) return undefined
  return { filter, questions, mode, ...(pace == null ? {} : { pace }) }
}

/** Whether a text names a mode. */
export const isOneOfModes = (text: string): text is QuizMode => isOneOf(QUIZ_MODES, text)
