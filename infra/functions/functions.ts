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
  /** Partitions that it asks of an index. */
  gsi1?: readonly string[]
  gsi2?: readonly string[]
}

const {
  users,
  courses,
  seats,
  contents,
  taskTexts,
  names,
  questions,
  pools,
  lists,
  payments,
  notifications,
  once,
  told,
  imports,
  audit,
  deleted,
} = PARTITIONS
const settling = [users, courses, seats, payments, notifications]
const authored = [courses, seats, contents, taskTexts, names]
const enrolled = [users, courses, seats, names]
const banked = [questions, pools, lists, names, imports]

const reading = ['GetItem', 'BatchGetItem', 'Query'] as const
const changing = ['PutItem', 'UpdateItem'] as const

/**
 * The rights of every function, by its folder in `lambdas/`: a test holds them against the keys and the actions of its code. Most
 * delete nothing; who deletes for an administrator leaves a mark, which is only ever put (table/audit.ts). IAM knows partition keys
 * and no sort keys: whose code writes a student's tests may put any other item of a student.
 */
export const TABLE_RIGHTS = {
  registration: { actions: [...reading, ...changing, 'DeleteItem'], read: settling, write: settling, put: [deleted] },
  webhook: { actions: [...reading, ...changing, 'DeleteItem'], read: settling, write: settling },
  reconcile: {
    actions: [...reading, ...changing, 'DeleteItem'],
    read: settling,
    write: settling,
    gsi2: [INDEX_PARTITIONS.processing],
  },
  receipts: { actions: ['GetItem', 'UpdateItem', 'DeleteItem'], read: [payments], write: [once] },
  testing: { actions: [...reading, ...changing], read: [users, contents, questions, pools, lists], write: [users] },
  learning: {
    actions: [...reading, ...changing],
    read: [users, contents, taskTexts, seats, questions, pools, lists],
    write: [users, courses, seats],
    put: [deleted],
  },
  authoring: {
    actions: [...reading, ...changing, 'DeleteItem', 'ConditionCheckItem'],
    read: [...authored, pools, lists],
    write: authored,
    put: [deleted],
    gsi1: [INDEX_PARTITIONS.contents],
  },
  uploads: { actions: ['GetItem', 'UpdateItem'], read: [contents], write: [contents], put: [deleted] },
  enrolment: {
    actions: [...reading, ...changing, 'ConditionCheckItem'],
    read: enrolled,
    write: [users, courses, seats],
    put: [deleted],
    gsi1: [INDEX_PARTITIONS.contents],
  },
  questions: {
    actions: [...reading, ...changing, 'DeleteItem'],
    read: [...banked, users],
    write: banked,
    put: [deleted],
    gsi1: [INDEX_PARTITIONS.tests],
  },
  search: { actions: ['BatchGetItem'], read: [questions], gsi2: [INDEX_PARTITIONS.processing] },
  users: {
    actions: ['GetItem', 'Query', ...changing, 'ConditionCheckItem'],
    read: [users],
    write: [users, once],
    put: [deleted],
    gsi1: [INDEX_PARTITIONS.admins],
  },
  bookkeeping: {
    actions: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'BatchWriteItem', 'DeleteItem'],
    read: [users, courses, seats, contents, pools, lists, notifications, told, deleted],
    write: [notifications],
    put: [told],
    batchWrite: [audit],
    gsi1: [
      INDEX_PARTITIONS.catalogue,
      INDEX_PARTITIONS.questions,
      INDEX_PARTITIONS.users,
      INDEX_PARTITIONS.tests,
      INDEX_PARTITIONS.months,
    ],
    gsi2: [INDEX_PARTITIONS.processing],
  },
  // Where administrators need a second factor it also updates: accounts-triggers.ts.
  accounts: { actions: ['GetItem', 'PutItem'], read: [users], put: [users] },
} satisfies Record<string, TableRights>

export type FunctionName = keyof typeof TABLE_RIGHTS
