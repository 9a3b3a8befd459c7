import { INDEX_PARTITIONS, PARTITIONS } from '#table/partitions.ts'

/** The item actions that a role may have. Scan is excluded. */
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'BatchWriteItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem'

/** A function's permissions on items, by partition. */
export type TableRights = {
  /** Every action of its code on items, including those within transactions. */
  actions: readonly TableAction[]
  /** The partitions of its reading actions, and of its writing ones. */
  read?: readonly string[]
  write?: readonly string[]
  /** Partitions that it only puts items into, individually or in batches. */
  put?: readonly string[]
  batchWrite?: readonly string[]
  /** Partitions whose items it only updates. */
  update?: readonly string[]
  /** Partitions whose items are only conditions in its transactions. */
  check?: readonly string[]
  /** Partitions that it queries in an index. */
  gsi1?: readonly string[]
  gsi2?: readonly string[]
}

const {
  users,
  courses,
  cohorts,
  contactMessages,
  recounts,
  binnedQuestions,
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
  leases,
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
const banked = [questions, pools, refs, lists, names, imports, batches, samples, binnedQuestions]

/** The partitions that renaming a label writes. */
const relabelled = [questions, pools, refs, lists, names, contents, batches, samples]

const reading = ['GetItem', 'BatchGetItem', 'Query'] as const
const changing = ['PutItem', 'UpdateItem'] as const

/**
 * The table rights of every function; a test checks them against the keys and actions of its code. Most delete nothing;
 * an administrator's deletion puts a mark (table/audit.ts). IAM limits partition keys, not sort keys: code that writes
 * a student's tests could put any other item of a student.
 */
export const TABLE_RIGHTS = {
  // The name's item lists the other options of an Online course.
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
  // Plans from courses, answers, the bank data of quizzes, and the remaining questions of an exam.
  planning: {
    actions: [...reading, ...changing, 'ConditionCheckItem'],
    read: [users, courses, contents, exams, study],
    write: [users, study],
  },
  // A start finishes tests whose time is up, which needs their questions to score them.
  quizzes: {
    actions: [...reading, ...changing, 'ConditionCheckItem'],
    read: [users, courses, contents, questions, lists, study],
    write: [users, study],
    // A quiz starts only if its course offers quizzes.
    check: [courses],
  },
  learning: {
    actions: [...reading, ...changing],
    read: [users, courses, contents, taskTexts, seats, questions, pools, lists, exams, views],
    write: [users, courses, seats, views],
    put: [deleted],
    gsi1: [INDEX_PARTITIONS.contents, INDEX_PARTITIONS.binned],
    gsi2: [INDEX_PARTITIONS.coursesByType],
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
    read: [...authored, pools, lists, binnedQuestions],
    // A test's write requires an unchanged tag list, but never writes it.
    write: [...authored, lists, binnedQuestions],
    put: [deleted],
    gsi1: [INDEX_PARTITIONS.contents, INDEX_PARTITIONS.binned, INDEX_PARTITIONS.contentCopies, INDEX_PARTITIONS.months],
    gsi2: [INDEX_PARTITIONS.processing],
  },
  uploads: {
    actions: ['GetItem', 'Query', ...changing, 'DeleteItem', 'ConditionCheckItem'],
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
    // Tests name tags, which may be renamed.
    write: [...banked, contents, flawCases],
    put: [deleted],
    update: [mistakeReports],
    gsi1: [
      INDEX_PARTITIONS.tests,
      INDEX_PARTITIONS.binned,
      INDEX_PARTITIONS.openReports,
      INDEX_PARTITIONS.settledReports,
    ],
    gsi2: [INDEX_PARTITIONS.coursesByType],
  },
  // Reads all questions for an exam's first bank.
  exams: {
    actions: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
    read: [exams, examResponses, lists],
    write: [exams],
    put: [deleted],
    gsi1: [INDEX_PARTITIONS.questions],
  },
  // Continues what `users` began.
  upkeep: {
    actions: ['GetItem', 'BatchGetItem', 'Query', ...changing, 'DeleteItem', 'ConditionCheckItem'],
    read: [
      users,
      payments,
      reminders,
      courses,
      taskTexts,
      study,
      answers,
      regrades,
      cohorts,
      recounts,
      binnedQuestions,
      ...relabelled,
    ],
    write: [
      ...[
        users,
        idempotencyMarkers,
        courses,
        seats,
        reminders,
        taskTexts,
        study,
        regrades,
        cohorts,
        recounts,
        binnedQuestions,
      ],
      ...relabelled,
    ],
    put: [deleted, notifications],
    update: [answers],
    check: [payments],
    gsi1: [
      INDEX_PARTITIONS.newAnswers,
      INDEX_PARTITIONS.deleting,
      INDEX_PARTITIONS.openNotices,
      INDEX_PARTITIONS.tests,
      INDEX_PARTITIONS.contentCopies,
      INDEX_PARTITIONS.binned,
      INDEX_PARTITIONS.sharing,
      INDEX_PARTITIONS.users,
      INDEX_PARTITIONS.regrades,
    ],
    gsi2: [INDEX_PARTITIONS.openRegrades, INDEX_PARTITIONS.coursesByType],
  },
  // Also handles invitation links, which lead to the sign-up page, and the contact form.
  unsubscribe: {
    actions: ['GetItem', 'PutItem', 'UpdateItem'],
    read: [invitations],
    put: [contactMessages],
    update: [users, contactMessages],
  },
  calendar: { actions: reading, read: [users, courses, contents, exams, study] },
  // An export of the whole bank reads its numbers from their pool.
  search: {
    actions: ['BatchGetItem', 'Query'],
    read: [questions, pools, regrades],
    gsi2: [INDEX_PARTITIONS.processing],
  },
  // Deleting one's own account leaves courses and seats, and deletes the student's items and places in courses.
  users: {
    actions: [...reading, ...changing, 'DeleteItem', 'ConditionCheckItem'],
    // A regrade reads every student's attempts and all versions of its question.
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
    batchWrite: [audit, reminders, recounts],
    update: [users, study, answers, leases],
    check: [users],
    gsi1: [
      INDEX_PARTITIONS.catalogue,
      INDEX_PARTITIONS.questions,
      INDEX_PARTITIONS.users,
      INDEX_PARTITIONS.tests,
      INDEX_PARTITIONS.binned,
      INDEX_PARTITIONS.months,
      INDEX_PARTITIONS.flawCases,
      INDEX_PARTITIONS.openReports,
    ],
    gsi2: [INDEX_PARTITIONS.processing, INDEX_PARTITIONS.coursesByType],
  },
  // Includes the time zone used for a new student's days.
  accounts: { actions: ['GetItem', 'PutItem', 'UpdateItem'], read: [users], write: [users, study] },
} satisfies Record<string, TableRights>
