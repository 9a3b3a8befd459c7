import { join } from 'node:path'
import { FUNCTIONS_FOLDER } from '#infra/bundling/project-folders.ts'
import type { TABLE_RIGHTS } from './table-rights.ts'

export type FunctionName = keyof typeof TABLE_RIGHTS

/** How a function is deployed. */
export type FunctionSettings = {
  /** Its folder in `lambdas/functions/`, where that has another name than the logical id, which deployed stacks, alarms and runbooks know. */
  folder?: string
  /** Whether it answers GraphQL fields: those of its `fields.ts`. */
  answersFields?: true
  /** MB; 512 unless it says otherwise. */
  memorySize?: 256 | 2_048
  /** How long it may run; 10 s unless it says otherwise. AppSync waits 30 s at most. */
  seconds?: number
  /** How many may run at once where the environment reserves what it gives to open addresses (`reserveConcurrency`). */
  atOnce?: number
}

/** Every function of the academy: a new one is a line here, its rights in `table-rights.ts`, and its folder in `lambdas/functions/`. */
const SETTINGS = {
  // The card service is waited for 8 s and asked once more.
  registration: { folder: 'payments', answersFields: true, seconds: 25 },
  // Its address is open to everybody: it never takes more than this of what the account may run at once.
  webhook: { seconds: 25, atOnce: 5 },
  // It begins a page of payments with 20 s left.
  reconcile: { seconds: 60 },
  receipts: { memorySize: 256, seconds: 30 },
  testing: { folder: 'attempts', answersFields: true },
  planning: { answersFields: true },
  // Both keep what quizzes ask of each question in memory.
  quizzes: { answersFields: true },
  learning: { answersFields: true },
  certificates: { answersFields: true },
  authoring: { answersFields: true },
  // It looks at every segment of a rendition.
  uploads: { answersFields: true, seconds: 25 },
  enrolment: { answersFields: true },
  // A call of an import is several transactions.
  questions: { answersFields: true, seconds: 25 },
  search: { answersFields: true },
  // A calibration of a million responses; its fields answer within 20 s, and the nightly run takes what is left.
  exams: { answersFields: true, memorySize: 2_048, seconds: 300 },
  // Deleting an account ends what runs, one course after the other.
  users: { answersFields: true, seconds: 25 },
  // It begins a mail with ten seconds left.
  upkeep: { seconds: 60 },
  // As the webhook's, its address is open to everybody; likewise `calendar`'s.
  unsubscribe: { memorySize: 256, atOnce: 5 },
  calendar: { atOnce: 5 },
  bookkeeping: { folder: 'projections', seconds: 60 },
  accounts: { memorySize: 256 },
} as const satisfies Record<FunctionName, FunctionSettings>

export const FUNCTIONS: Readonly<Record<FunctionName, FunctionSettings>> = SETTINGS

/** The folder of a function's code. */
export const functionFolder = (name: string): string => {
  const settings = Object.entries(FUNCTIONS).find(([known]) => known === name)?.[1]
  return join(FUNCTIONS_FOLDER, settings?.folder ?? name)
}

export const FUNCTION_NAMES = Object.keys(SETTINGS) as readonly FunctionName[]

/** A function that answers GraphQL fields. */
export type FieldFunction = {
  [Name in FunctionName]: (typeof SETTINGS)[Name] extends { answersFields: true } ? Name : never
}[FunctionName]

const answersFields = (name: FunctionName): name is FieldFunction => FUNCTIONS[name].answersFields === true

export const FIELD_FUNCTIONS: readonly FieldFunction[] = FUNCTION_NAMES.filter(answersFields)

/** Which fields each function answers, as `Mutation.registerCourse`. */
export type FunctionFields = Record<FieldFunction, readonly string[]>
