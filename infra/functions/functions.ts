import { join } from 'node:path'
import { FUNCTIONS_FOLDER } from '#infra/bundling/project-folders.ts'
import type { TABLE_RIGHTS } from './table-rights.ts'

export type FunctionName = keyof typeof TABLE_RIGHTS

/** The deployment settings of a function. */
export type FunctionSettings = {
  /** The display name. The logical id, which deployed stacks, alarms, and runbooks use, may be an older word. */
  name: string
  /** A short description of what it does. */
  does: string
  /** Whether it handles GraphQL fields: those of its list in `lambdas/functions/fields.ts`. */
  answersFields?: true
  /** MB; 512 by default. */
  memorySize?: 256 | 2_048
  /** The timeout in seconds; 10 by default. AppSync waits at most 30 s. */
  seconds?: number
  /**
   * The reserved concurrency, if the environment reserves it for functions with a public URL (`reserveConcurrency`).
   */
  atOnce?: number
}

/**
 * Every function of the academy by its logical id. A new one needs a line here, its rights in `table-rights.ts`, and a
 * file of its name in `lambdas/functions/`.
 */
const SETTINGS = {
  // Waits 8 s for the card service and retries once.
  registration: { name: 'Checkout', does: 'orders, payments, and refunds', answersFields: true, seconds: 25 },
  // Its URL is public, so `atOnce` limits its share of the account's concurrency.
  webhook: { name: 'Stripe webhook', does: 'payments and disputes as Stripe reports them', seconds: 25, atOnce: 5 },
  // Starts a page of payments only with 20 s left.
  reconcile: { name: 'Payment reconciler', does: 'settles open payments every minute', seconds: 60 },
  receipts: { name: 'Receipts', does: 'e-mails about payments and accounts', memorySize: 256, seconds: 30 },
  testing: { name: 'Attempts', does: 'tests, daily reviews, and what students see of them', answersFields: true },
  planning: { name: 'Study plan', does: 'plans until the exam and calendar addresses', answersFields: true },
  // Both keep quiz data of every question in memory.
  quizzes: { name: 'Quizzes', does: 'quizzes that students put together', answersFields: true },
  learning: { name: 'Learning', does: 'courses, readings, and lectures of students', answersFields: true },
  certificates: { name: 'Certificates', does: 'certificates and their public pages', answersFields: true },
  authoring: { name: 'Content', does: 'edits courses, contents, sections, and tasks', answersFields: true },
  // Checks every segment of a rendition.
  uploads: { name: 'Uploads', does: 'lectures, captions, and images', answersFields: true, seconds: 25 },
  enrolment: { name: 'Courses', does: 'a course with its students and notices', answersFields: true },
  // A call of an import takes several transactions.
  questions: { name: 'Questions', does: 'the question bank and its imports', answersFields: true, seconds: 25 },
  search: { name: 'Search', does: 'lists, searches, and the dashboard of administrators', answersFields: true },
  // Sized to calibrate a million responses; its fields answer within 20 s, and the nightly run uses the remaining time.
  exams: {
    name: 'Exams',
    does: 'settings and calibration of adaptive exams',
    answersFields: true,
    memorySize: 2_048,
    seconds: 300,
  },
  // Deleting an account ends its courses one after the other.
  users: { name: 'Users', does: 'accounts, invitations, and regrading', answersFields: true, seconds: 25 },
  // Starts an e-mail only with ten seconds left.
  upkeep: { name: 'Upkeep', does: 'reminders, notices, and unfinished jobs', seconds: 60 },
  // Its URL is public like the webhook's; so is that of `calendar`.
  unsubscribe: {
    name: 'Mail links',
    does: 'links of reminders and invitations, the contact form',
    memorySize: 256,
    atOnce: 5,
  },
  calendar: { name: 'Calendar', does: 'calendar feeds of study plans', atOnce: 5 },
  bookkeeping: { name: 'Projections', does: 'lists, counts, and files that follow the table', seconds: 60 },
  accounts: { name: 'Sign-up and sign-in', does: 'triggers of the user pool', memorySize: 256 },
} as const satisfies Record<FunctionName, FunctionSettings>

export const FUNCTIONS: Readonly<Record<FunctionName, FunctionSettings>> = SETTINGS

const settingsOf = (id: string): FunctionSettings | undefined =>
  Object.entries(FUNCTIONS).find(([known]) => known === id)?.[1]

/** Returns the display name of the function with this logical id; the id itself if unknown. */
export const functionLabel = (id: string): string => settingsOf(id)?.name ?? id

/** Returns the function's code file, named after the function in lowercase with hyphens. */
export const functionFile = (id: string): string =>
  join(FUNCTIONS_FOLDER, `${functionLabel(id).toLowerCase().replaceAll(' ', '-')}.ts`)

export const FUNCTION_NAMES = Object.keys(SETTINGS) as readonly FunctionName[]

/** A function that handles GraphQL fields. */
export type FieldFunction = {
  [Name in FunctionName]: (typeof SETTINGS)[Name] extends { answersFields: true } ? Name : never
}[FunctionName]

const answersFields = (name: FunctionName): name is FieldFunction => FUNCTIONS[name].answersFields === true

export const FIELD_FUNCTIONS: readonly FieldFunction[] = FUNCTION_NAMES.filter(answersFields)

/** The fields that each function handles, as `Mutation.registerCourse`. */
export type FunctionFields = Record<FieldFunction, readonly string[]>
