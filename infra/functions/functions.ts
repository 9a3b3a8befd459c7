import { join } from 'node:path'
import { FUNCTIONS_FOLDER } from '#infra/bundling/project-folders.ts'
import { INDEX_PARTITIONS, PARTITIONS } from '#table/partitions.ts'
import type { TableAction } from './table-grants.ts'

/** What a function may do with items, and in which partitions. */
export type TableRights = {
  /** Every action of its code on items, by itself or within a transaction. */
  actions: readonly TableAction[]
  /** Partitions for those of its actions that read, and for those that write. */
  read?: readonly string[]
  write?: readonly string[]
  /** Partitions that it only puts items into, one by one or in batches. */
  put?: readonly string[]
  batchWrite?: readonly string[]
  /** Partitions whose items it only updates. */
  update?: readonly string[]
  /** Partitions whose items are conditions of its transactions and nothing else. */
  check?: readonly string[]
  /** Partitions that it asks of an index. */
  gsi1?: readonly string[]
  gsi2?: readonly string[]
}

const {
  users,
  courses,
  cohorts,
  seats,
  contents,
  taskTexts,
  names,
  questions,
  pools,
  refs,
  lists,
  payments,
  notifications,
  idempotencyMarkers,
  reportedShortages,
  imports,
  batches,
  samples,
  mistakeReports,
  flawCases,
  regrades,
  exams,
  examResponses,
  answers,
  reminders,
  invitations,
  study,
  views,
  audit,
  deleted,
} = PARTITIONS
const settling = [users, courses, seats, payments, notifications]
const authored = [courses, seats, contents, taskTexts, names]
const enrolled = [users, courses, seats, names]
const banked = [questions, pools, refs, lists, names, imports, batches, samples]

/** What a name's change writes. */
const relabelled = [questions, pools, refs, lists, names, contents, batches, samples]

const reading = ['GetItem', 'BatchGetItem', 'Query'] as const
const changing = ['PutItem', 'UpdateItem'] as const

/**
 * The rights of every function on the table: a test holds them against the keys and the actions of its code. Most
 * delete nothing; who deletes for an administrator leaves a mark, which is only ever put (table/audit.ts). IAM knows partition keys
 * and no sort keys: whose code writes a student's tests may put any other item of a student.
 */
export const TABLE_RIGHTS = {
  // Which other options there are of an Online course says its name.
  registration: {
    actions: [...reading, ...changing, 'DeleteItem', 'ConditionCheckItem'],
    read: [...settling, names],
    write: settling,
    put: [deleted],
  },
  webhook: { actions: [...reading, ...changing, 'DeleteItem'], read: settling, write: settling },
  reconcile: {
    actions: [...reading, ...changing, 'DeleteItem'],
    read: settling,
    write: settling,
    gsi2: [INDEX_PARTITIONS.processing],
  },
  receipts: {
    actions: ['GetItem', 'UpdateItem', 'DeleteItem'],
    read: [payments],
    write: [idempotencyMarkers],
    update: [invitations],
  },
  testing: {
    actions: [...reading, ...changing, 'BatchWriteItem', 'ConditionCheckItem'],
    read: [users, contents, questions, pools, lists, exams, study, mistakeReports],
    write: [users, study],
    put: [mistakeReports, notifications],
    batchWrite: [users],
    gsi1: [INDEX_PARTITIONS.outcomes],
  },
  // It plans from courses, the bank's counts and what was answered.
  planning: {
    actions: [...reading, ...changing, 'ConditionCheckItem'],
    read: [users, contents, pools, study],
    write: [users, study],
  },
  // A start finishes tests whose time has passed: their questions are read for their points.
  quizzes: {
    actions: [...reading, ...changing, 'ConditionCheckItem'],
    read: [users, courses, contents, questions, lists, study],
    write: [users, study],
    // A quiz starts on the condition that its course offers quizzes.
    check: [courses],
  },
  learning: {
    actions: [...reading, ...changing],
    read: [users, courses, contents, taskTexts, seats, questions, pools, lists, exams, views],
    write: [users, courses, seats, views],
    put: [deleted],
  },
  certificates: {
    actions: ['GetItem', 'BatchGetItem', 'Query', ...changing, 'ConditionCheckItem'],
    read: [users, courses, contents],
    write: [users],
    put: [deleted],
    check: [payments],
  },
  authoring: {
    actions: [...reading, ...changing, 'DeleteItem', 'ConditionCheckItem'],
    read: [...authored, pools, lists],
    // A test's write asks that the list of its tags is as it was; none is written.
    write: [...authored, lists],
    put: [deleted],
    gsi1: [INDEX_PARTITIONS.contents, INDEX_PARTITIONS.contentCopies, INDEX_PARTITIONS.months],
    gsi2: [INDEX_PARTITIONS.processing],
  },
  uploads: {
    actions: ['GetItem', ...changing, 'DeleteItem', 'ConditionCheckItem'],
    read: [contents, taskTexts],
    write: [contents, taskTexts],
    put: [deleted],
  },
  enrolment: {
    actions: [...reading, ...changing, 'ConditionCheckItem'],
    read: [...enrolled, cohorts, lists, contents],
    write: [users, courses, seats],
    put: [deleted],
    gsi1: [INDEX_PARTITIONS.contents],
    gsi2: [INDEX_PARTITIONS.coursesByType],
  },
  questions: {
    actions: [...reading, ...changing, 'DeleteItem', 'ConditionCheckItem'],
    read: [...banked, users, contents, flawCases, mistakeReports],
    // Tests name tags, which get other names.
    write: [...banked, contents, flawCases],
    put: [deleted],
    update: [mistakeReports],
    gsi1: [INDEX_PARTITIONS.tests, INDEX_PARTITIONS.openReports, INDEX_PARTITIONS.settledReports],
  },
  // It reads all questions for an exam's first bank.
  exams: {
    actions: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
    read: [exams, examResponses],
    write: [exams],
    put: [deleted],
    gsi1: [INDEX_PARTITIONS.questions],
  },
  // What it goes on with is what `users` began.
  upkeep: {
    actions: ['GetItem', 'BatchGetItem', 'Query', ...changing, 'DeleteItem', 'ConditionCheckItem'],
    read: [users, payments, reminders, courses, taskTexts, study, answers, regrades, ...relabelled],
    write: [users, idempotencyMarkers, courses, seats, reminders, taskTexts, study, regrades, ...relabelled],
    put: [deleted, notifications],
    update: [answers],
    check: [payments],
    gsi1: [
      INDEX_PARTITIONS.newAnswers,
      INDEX_PARTITIONS.deleting,
      INDEX_PARTITIONS.openNotices,
      INDEX_PARTITIONS.tests,
      INDEX_PARTITIONS.contentCopies,
      INDEX_PARTITIONS.sharing,
      INDEX_PARTITIONS.users,
      INDEX_PARTITIONS.regrades,
    ],
    gsi2: [INDEX_PARTITIONS.openRegrades, INDEX_PARTITIONS.coursesByType],
  },
  // It also leads from the links of invitations to the page to sign up.
  unsubscribe: { actions: ['GetItem', 'UpdateItem'], read: [invitations], update: [users] },
  calendar: { actions: reading, read: [users, contents, pools, study] },
  search: { actions: ['BatchGetItem'], read: [questions, regrades], gsi2: [INDEX_PARTITIONS.processing] },
  // Who deletes the own account leaves courses and seats; a student's items, and the place in a course, are deleted.
  users: {
    actions: [...reading, ...changing, 'DeleteItem', 'ConditionCheckItem'],
    // A regrade looks at every student's attempts and at all versions of its question.
    read: [users, payments, invitations, study, regrades, questions, contents],
    write: [users, idempotencyMarkers, courses, seats, invitations, study, regrades],
    put: [deleted],
    check: [questions],
    gsi1: [INDEX_PARTITIONS.users, INDEX_PARTITIONS.invitations, INDEX_PARTITIONS.regrades],
  },
  bookkeeping: {
    actions: [...reading, ...changing, 'BatchWriteItem', 'DeleteItem', 'ConditionCheckItem'],
    read: [
      ...[users, courses, seats, contents, pools, lists, samples, notifications, reportedShortages, deleted, exams],
      ...[study, questions, cohorts, answers],
    ],
    write: [notifications, exams, cohorts],
    put: [reportedShortages, examResponses, answers],
    batchWrite: [audit, reminders],
    update: [users, study, answers],
    check: [users],
    gsi1: [
      INDEX_PARTITIONS.catalogue,
      INDEX_PARTITIONS.questions,
      INDEX_PARTITIONS.users,
      INDEX_PARTITIONS.tests,
      INDEX_PARTITIONS.months,
      INDEX_PARTITIONS.flawCases,
      INDEX_PARTITIONS.openReports,
    ],
    gsi2: [INDEX_PARTITIONS.processing, INDEX_PARTITIONS.coursesByType],
  },
  // Where administrators need a second factor it also updates: accounts-triggers.ts.
  accounts: { actions: ['GetItem', 'PutItem', 'UpdateItem'], read: [users], write: [users] },
} satisfies Record<string, TableRights>

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
  /** How many may run at once, where that is limited. */
  atOnce?: number
}

/** Every function of the academy: a new one is a line here, its rights above, and its folder in `lambdas/functions/`. */
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
  // It keeps what quizzes ask of each question in memory.
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
  bookkeeping: { folder: 'projections', seconds: 60, atOnce: 1 },
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
