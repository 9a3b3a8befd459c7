import type { CreateTaskInput } from '#generated/schema.ts'

/** Form values of a Practice or NCLEX task (spec 3.3.6, 3.3.7). */
export type TestDraft = {
  tags: readonly string[]
  numOfQuestions: string
  percentEasy: string
  caseStudies: string
  minQuestions: string
  maxQuestions: string
  timeAllowed: string
  attempts: string
  passGrade: string
  /** Whether Select All That Apply questions without their own scoring are scored +/−. */
  plusMinus: boolean
  /** Practice only: excludes questions with its tags from students' quizzes. */
  reserved: boolean
}

/** A numeric setting. */
export type NumberName = Exclude<keyof TestDraft, 'tags' | 'plusMinus' | 'reserved'>

export const emptyTestDraft: TestDraft = {
  tags: [],
  numOfQuestions: '',
  percentEasy: '',
  caseStudies: '',
  minQuestions: '',
  maxQuestions: '',
  timeAllowed: '',
  attempts: '',
  passGrade: '',
  plusMinus: false,
  reserved: false,
}

/** Parses digits (spec 3.5.14). Returns null for empty text, NaN when it isn't a whole number. */
const numberOf = (text: string) => (text.trim() === '' ? null : /^\d{1,9}$/.test(text.trim()) ? Number(text) : NaN)

type TestInput = Pick<CreateTaskInput, 'numOfQuestions' | 'percentEasy' | 'caseStudies' | 'minQuestions'> &
  Pick<CreateTaskInput, 'maxQuestions' | 'timeAllowed' | 'attempts' | 'passGrade' | 'scoring' | 'reserved'> & {
    tags: string[]
  }

/** Converts a draft that passed `checkTask` to the API's input. */
export const testInputOf = (draft: TestDraft): TestInput => ({
  tags: [...draft.tags],
  numOfQuestions: numberOf(draft.numOfQuestions),
  percentEasy: numberOf(draft.percentEasy),
  caseStudies: numberOf(draft.caseStudies),
  minQuestions: numberOf(draft.minQuestions),
  maxQuestions: numberOf(draft.maxQuestions),
  timeAllowed: numberOf(draft.timeAllowed),
  attempts: numberOf(draft.attempts),
  passGrade: numberOf(draft.passGrade),
  scoring: draft.plusMinus ? 'plus-minus' : null,
  reserved: draft.reserved ? true : null,
})

const textOf = (value: number | null) => (value === null ? '' : String(value))

type StoredTest = Record<NumberName, number | null> & {
  tags: readonly string[] | null
  scoring: string | null
  reserved: boolean
}

/** Converts a stored test to form values. */
export const testDraftOf = (task: StoredTest): TestDraft => ({
  tags: task.tags ?? [],
  numOfQuestions: textOf(task.numOfQuestions),
  percentEasy: textOf(task.percentEasy),
  caseStudies: textOf(task.caseStudies),
  minQuestions: textOf(task.minQuestions),
  maxQuestions: textOf(task.maxQuestions),
  timeAllowed: textOf(task.timeAllowed),
  attempts: textOf(task.attempts),
  passGrade: textOf(task.passGrade),
  plusMinus: task.scoring === 'plus-minus',
  reserved: task.reserved,
})
