import { QUESTION_CHUNKS, USER_CHUNKS } from '#table/search-chunk.ts'
import { academy } from '#domain/academy.ts'
import { byNumber, type QuestionEntry } from '#domain/search/question-entry.ts'
import { byName, type UserEntry } from '#domain/search/user-entry.ts'
import { openSearchFiles, type SearchFiles } from '#lambdas/aws/search-files.ts'
import { openTable, type Table } from '#lambdas/dynamodb/table.ts'
import { openPaymentDays, type PaymentDays } from '#lambdas/search/open-payment-days.ts'
import { openSnapshots } from '#lambdas/search/open-snapshots.ts'

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

export function openSearchDeps(): SearchDeps {
  const files = openSearchFiles()
  return {
    table: openTable(),
    files,
    now: () => Date.now(),
    timeZone: academy.timeZone,
    questions: openSnapshots(files, { prefix: QUESTION_CHUNKS, compare: byNumber, now: Date.now }),
    users: openSnapshots(files, { prefix: USER_CHUNKS, compare: byName, now: Date.now }),
    payments: openPaymentDays(files, Date.now),
  }
}
