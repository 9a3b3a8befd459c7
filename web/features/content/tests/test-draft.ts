import type { CreateTaskInput } from '#generated/schema.ts'

/** The settings of a Practice or NCLEX task as they are typed (spec 3.3.6, 3.3.7). */
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
  /** A Select All That Apply without a scoring of its own is scored +/−. */
  plusMinus: boolean
  /** Practice: its tags' questions are in no quiz of students. */
  reserved: boolean
}

/** A setting that is a number. */
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

/** What is typed in digits (spec 3.5.14); null when nothing is typed, NaN when it is no whole number. */
const numberOf = (text: string) => (text.trim() === '' ? null : /^\d{1,9}$/.test(text.trim()) ? Number(text) : NaN)

type TestInput = Pick<CreateTaskInput, 'numOfQuestions' | 'percentEasy' | 'caseStudies' | 'minQuestions'> &
  Pick<CreateTaskInput, 'maxQuestions' | 'timeAllowed' | 'attempts' | 'passGrade' | 'scoring' | 'reserved'> & {
    tags: string[]
  }

/** The draft as the server takes it, after `checkTask` has found nothing wrong with it. */
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

/** A stored test as it is typed. */
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
