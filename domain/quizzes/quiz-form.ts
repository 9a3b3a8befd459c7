import { MAX_LABEL_LENGTH } from '../questions/labels.ts'
import { CASE_STEPS } from '../questions/case-steps.ts'
import { QUESTION_TYPES } from '../questions/question.ts'

/**
 * The difficulty of a question: by students' answers if there are enough, otherwise by its author's tag
 * (find-questions.ts).
 */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** The outcome of a question when its student last saw it; 'flagged' is independent of the others. */
export const QUIZ_STATUSES = ['unused', 'right', 'wrong', 'omitted', 'flagged'] as const
export type QuizStatus = (typeof QUIZ_STATUSES)[number]

/** Tutor: a verdict after each answer. Exam: none before the end. */
export const QUIZ_MODES = ['tutor', 'exam'] as const
export type QuizMode = (typeof QUIZ_MODES)[number]

/**
 * Which questions a quiz is drawn from: lists are combined with AND, the names of a list with OR; an empty list matches
 * all.
 */
export type QuizFilter = {
  areas: readonly string[]
  tags: readonly string[]
  types: readonly string[]
  steps: readonly string[]
  difficulties: readonly Difficulty[]
  statuses: readonly QuizStatus[]
  /** Only questions that the student answered wrong in the last 14 days. */
  recentMisses: boolean
}

/** A quiz as a student requests it; `pace`: seconds for each question, absent: untimed. */
export type QuizForm = { filter: QuizFilter; questions: number; mode: QuizMode; pace?: number }

export const QUIZ_QUESTIONS = { min: 5, max: 150, usual: 20 } as const
/** Seconds for a question. */
export const QUIZ_PACE = { min: 30, max: 300, usual: 90 } as const
/** The days of `recentMisses`, including today. */
export const MISS_DAYS = 14

/** The maximum names in a list: limits the size of a saved form. */
const MAX_NAMES = 60

/** A filter from a client. */
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

const allOf = <Name extends string>(names: readonly Name[], values: readonly string[]): Name[] | undefined => {
  const known = [...new Set(values)].filter((text) => isOneOf(names, text))
  return known.length === new Set(values).size && values.length <= MAX_NAMES ? known : undefined
}

/** Names from the academy's lists, each once; unknown names match nothing. */
const labelsOf = (names: readonly string[]): string[] | undefined =>
  names.length <= MAX_NAMES && names.every((name) => name !== '' && name.length <= MAX_LABEL_LENGTH)
    ? [...new Set(names)]
    : undefined

/** Returns a client's filter; undefined if a list is too long or contains an unknown name. */
export function checkFilter(input: UncheckedFilter): QuizFilter | undefined {
  const areas = labelsOf(input.areas)
  const tags = labelsOf(input.tags)
  const types = allOf(QUESTION_TYPES, input.types)
  const steps = allOf(CASE_STEPS, input.steps)
  const difficulties = allOf(DIFFICULTIES, input.difficulties)
  const statuses = allOf(QUIZ_STATUSES, input.statuses)
  if (!areas || !tags || !types || !steps || !difficulties || !statuses) return undefined
  return { areas, tags, types, steps, difficulties, statuses, recentMisses: input.recentMisses }
}

/** A field of the form, for its errors. */
export type QuizField = 'filter' | 'questions' | 'mode' | 'pace'

const isWithin = (n: number, { min, max }: { min: number; max: number }) => Number.isInteger(n) && n >= min && n <= max

/** Returns the invalid fields, in the form's order; empty if a quiz can be requested. */
export function wrongQuizFields({ filter, questions, mode, pace }: UncheckedQuizForm): QuizField[] {
  const wrong: Record<QuizField, boolean> = {
    filter: checkFilter(filter) === undefined,
    questions: !isWithin(questions, QUIZ_QUESTIONS),
    mode: !isOneOf(QUIZ_MODES, mode),
    pace: pace != null && !isWithin(pace, QUIZ_PACE),
  }
  return (['filter', 'questions', 'mode', 'pace'] as const).filter((field) => wrong[field])
}

/** Returns a client's form; undefined if one of its fields is invalid. */
export function checkQuizForm(input: UncheckedQuizForm): QuizForm | undefined {
  const filter = checkFilter(input.filter)
  const { mode, questions, pace } = input
  if (filter === undefined || wrongQuizFields(input).length > 0 || !isOneOf(QUIZ_MODES, mode)) return undefined
  return { filter, questions, mode, ...(pace == null ? {} : { pace }) }
}

/** Whether a text names a mode. */
export const isOneOfModes = (text: string): text is QuizMode => isOneOf(QUIZ_MODES, text)
