import type { CourseEntry } from '#domain/search/course-entry.ts'
import type { QuestionEntry } from '#domain/search/question-entry.ts'
import type { StatisticsEntry } from '#domain/item-analysis/question-sums.ts'
import type { UserEntry } from '#domain/search/user-entry.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { PaymentDays } from './payment-days.ts'
import type { SalesMonths } from './sales-months.ts'

/** What the searches, the exports and the dashboard need. */
export type SearchDeps = {
  table: Table
  /** The store of the snapshots, and of the dashboard's counts. */
  files: SearchFiles
  /** Epoch milliseconds. */
  now: () => number
  /** IANA name of the academy's time zone. */
  timeZone: string
  /** All questions by number, as the snapshots contain them. */
  questions: () => Promise<readonly QuestionEntry[]>
  /** The statistics of all questions by number, as the snapshots contain them. */
  statistics: () => Promise<readonly StatisticsEntry[]>
  /** All users by last name, then first name, as the snapshots contain them. */
  users: () => Promise<readonly UserEntry[]>
  /** All courses by name, as the snapshots contain them. */
  courses: () => Promise<readonly CourseEntry[]>
  /** Payments by day, as the snapshots contain them. */
  payments: PaymentDays
  /** Sales by day, as the files of counts contain them. */
  sales: SalesMonths
}
