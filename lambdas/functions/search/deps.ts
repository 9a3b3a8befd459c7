import { QUESTION_CHUNKS, USER_CHUNKS } from '#table/search-files.ts'
import { academy } from '#domain/academy.ts'
import { byNumber, type QuestionEntry } from '#domain/search/question-entry.ts'
import { byName, type UserEntry } from '#domain/search/user-entry.ts'
import { createSearchFiles, type SearchFiles } from '#lambdas/aws/search-files.ts'
import { getTable, type Table } from '#lambdas/dynamodb/table.ts'
import { createPaymentDays, type PaymentDays } from '#lambdas/search/payment-days.ts'
import { createSnapshots } from '#lambdas/search/snapshots.ts'

export type SearchDeps = {
  table: Table
  /** The store of the snapshots, and of the dashboard's counts. */
  files: SearchFiles
  /** Epoch milliseconds. */
  now: () => number
  /** IANA name of the academy's time zone. */
  timeZone: string
  /** All questions by number, as the snapshots hold them. */
  questions: () => Promise<readonly QuestionEntry[]>
  /** All users by last name, then first name, as the snapshots hold them. */
  users: () => Promise<readonly UserEntry[]>
  /** Payments by day, as the snapshots hold them. */
  payments: PaymentDays
}

export function createSearchDeps(): SearchDeps {
  const files = createSearchFiles()
  return {
    table: getTable(),
    files,
    now: () => Date.now(),
    timeZone: academy.timeZone,
    questions: createSnapshots(files, { prefix: QUESTION_CHUNKS, compare: byNumber, now: Date.now }),
    users: createSnapshots(files, { prefix: USER_CHUNKS, compare: byName, now: Date.now }),
    payments: createPaymentDays(files, Date.now),
  }
}
