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
  imports,
} = PARTITIONS
const settling = [users, courses, seats, payments, notifications]
const authored = [courses, seats, contents, taskTexts, names]
const enrolled = [users, courses, seats, names]
const banked = [questions, pools, lists, names, imports]

/** The rights of every function, by its folder in `lambdas/`: a test holds them against the keys that its code can make. */
export const TABLE_RIGHTS = {
  registration: { read: settling, write: settling },
  webhook: { read: settling, write: settling },
  reconcile: { read: settling, write: settling, gsi2: [INDEX_PARTITIONS.processing] },
  receipts: { read: [payments], write: [once] },
  catalogue: { read: [courses, seats], gsi1: [INDEX_PARTITIONS.catalogue] },
  testing: { read: [users, contents, questions, pools, lists], write: [users] },
  learning: { read: [users, contents, taskTexts, seats, questions, pools, lists], write: [users, courses, seats] },
  authoring: { read: authored, write: authored, gsi1: [INDEX_PARTITIONS.contents] },
  uploads: { read: [contents], write: [contents] },
  enrolment: {
    read: enrolled,
    write: [users, courses, seats],
    gsi1: [INDEX_PARTITIONS.contents],
  },
  questions: { read: [...banked, users], write: banked, gsi1: [INDEX_PARTITIONS.tests] },
  search: { read: [questions] },
  snapshots: { gsi1: [INDEX_PARTITIONS.questions, INDEX_PARTITIONS.users] },
  accounts: { write: [users] },
} satisfies Record<string, TableRights>

export type Area = keyof typeof TABLE_RIGHTS
