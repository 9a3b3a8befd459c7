import { INDEX_PARTITIONS, PARTITIONS } from '../../data/partitions.ts'

/** Which partitions a function reads and writes, and which it asks of an index. */
export type TableRights = {
  read?: readonly string[]
  write?: readonly string[]
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

/** The rights of every function, by its folder in `lambdas/`: a test holds them against the keys that its code can make. */
export const TABLE_RIGHTS = {
  registration: { read: settling, write: [...settling, deleted] },
  webhook: { read: settling, write: settling },
  reconcile: { read: settling, write: settling, gsi2: [INDEX_PARTITIONS.processing] },
  receipts: { read: [payments], write: [once] },
  testing: { read: [users, contents, questions, pools, lists], write: [users] },
  learning: {
    read: [users, contents, taskTexts, seats, questions, pools, lists],
    write: [users, courses, seats, deleted],
  },
  authoring: { read: [...authored, pools, lists], write: [...authored, deleted], gsi1: [INDEX_PARTITIONS.contents] },
  uploads: { read: [contents], write: [contents, deleted] },
  enrolment: {
    read: enrolled,
    write: [users, courses, seats, deleted],
    gsi1: [INDEX_PARTITIONS.contents],
  },
  questions: { read: [...banked, users], write: [...banked, deleted], gsi1: [INDEX_PARTITIONS.tests] },
  search: { read: [questions], gsi2: [INDEX_PARTITIONS.processing] },
  users: { read: [users], write: [users, once, deleted], gsi1: [INDEX_PARTITIONS.admins] },
  bookkeeping: {
    read: [users, courses, seats, contents, pools, lists, told, deleted],
    write: [audit, notifications, told],
    gsi1: [
      INDEX_PARTITIONS.catalogue,
      INDEX_PARTITIONS.questions,
      INDEX_PARTITIONS.users,
      INDEX_PARTITIONS.tests,
      INDEX_PARTITIONS.months,
    ],
    gsi2: [INDEX_PARTITIONS.processing],
  },
  accounts: { read: [users], write: [users] },
} satisfies Record<string, TableRights>

export type Area = keyof typeof TABLE_RIGHTS
