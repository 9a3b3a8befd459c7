import type { CourseEntry } from '#domain/search/course-entry.ts'
import type { QuestionEntry } from '#domain/search/question-entry.ts'
import type { StatisticsEntry } from '#domain/item-analysis/question-sums.ts'
import type { UserEntry } from '#domain/search/user-entry.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { PaymentDays } from './payment-days.ts'
import type { SalesMonths } from './sales-months.ts'

/** Dependencies of the searches, the exports, and the dashboard. */
export type SearchDeps = {
  table: Table
  /** Stores the snapshots and the dashboard's counts. */
  files: SearchFiles
  /** Epoch milliseconds. */
  now: () => number
  /** The IANA name of the academy's time zone. */
  timeZone: string
  /** All questions by number, from the snapshots. */
  questions: () => Promise<readonly QuestionEntry[]>
  /** The statistics of all questions by number, from the snapshots. */
  statistics: () => Promise<readonly StatisticsEntry[]>
  /** All users by last name, then first name, from the snapshots. */
  users: () => Promise<readonly UserEntry[]>
  /** All courses by name, from the snapshots. */
  courses: () => Promise<readonly CourseEntry[]>
  /** Payments by day, from the snapshots. */
  payments: PaymentDays
  /** Sales by day, from the files of counts. */
  sales: SalesMonths
}
