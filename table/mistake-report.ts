import type { MistakeReport, ReportOutcome } from '#domain/questions/mistake-report.ts'
import { openReports } from './bank-keys.ts'
import type { Key } from './keys.ts'

/** A report of a mistake in a question, without the student (docs/data-model.md). */
export type MistakeReportItem = Key & {
  gsi1pk: string
  gsi1sk: string
  type: 'mistake-report'
} & MistakeReport & { outcome?: ReportOutcome }

export const isOpenReport = ({ gsi1pk }: MistakeReportItem): boolean => gsi1pk === openReports.gsi1pk

/** A report without its keys, as the files of the inbox hold it. */
export const reportOf = ({
  id,
  question,
  item,
  version,
  kind,
  text,
  createdOn,
  settledOn,
}: MistakeReportItem): MistakeReport => ({
  ...{ id, question, kind, text, createdOn },
  ...(item === undefined ? {} : { item }),
  ...(version === undefined ? {} : { version }),
  ...(settledOn === undefined ? {} : { settledOn }),
})

/** That a student reported a question of an attempt, beside the attempt: once, and which report it is. */
export type SentReportItem = Key & { type: 'sent-report'; report: string; request: string; createdOn: number }

/** How many reports a student sent on a day. `ttl`: epoch seconds. */
export type ReportsOfDayItem = Key & { type: 'reports-of-day'; count: number; ttl: number }
