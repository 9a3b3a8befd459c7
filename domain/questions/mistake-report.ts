import { cleanText } from '#domain/text/clean-text.ts'

/** The kinds of problems that a student can report. */
export const MISTAKE_KINDS = ['key', 'typo', 'unclear', 'technical', 'other'] as const
export type MistakeKind = (typeof MISTAKE_KINDS)[number]

/** The maximum length of a report, in UTF-16 units. */
export const REPORT_LENGTH = 1_000

/** The maximum reports of a student a day (UTC). */
export const REPORTS_PER_DAY = 20

/**
 * A report on a question as served. `version`: epoch milliseconds of the version; absent: it no longer exists. Does not
 * name the student: administrators judge the question, and nothing has to be deleted with an account (decision 0108).
 */
export type MistakeReport = {
  id: string
  question: number
  /** The item's number in a case study, from 1. */
  item?: number
  version?: number
  kind: MistakeKind
  text: string
  createdOn: number
  settledOn?: number
}

/** Sorts the newest first. */
export const byNewestReport = (a: MistakeReport, b: MistakeReport): number =>
  b.createdOn - a.createdOn || (a.id < b.id ? -1 : 1)

/**
 * The outcome of a settled report: that of a decision on the question's flaws or, if it was settled alone, the
 * question's state at that time.
 */
export type ReportOutcome = 'kept' | 'changed' | 'withdrawn'

export type ReportVerdict =
  | { ok: true; kind: MistakeKind; text: string }
  | { ok: false; code: 'report-empty' | 'report-too-long' | 'report-kind' }

/**
 * Returns a report as stored: plain text, without control and direction characters, as in notes. Refuses an empty or
 * too long one.
 */
export function checkReport({ kind, text }: { kind: string; text: string }): ReportVerdict {
  const known = MISTAKE_KINDS.find((each) => each === kind)
  if (known === undefined) return { ok: false, code: 'report-kind' }
  const clean = cleanText(text).trim()
  if (clean === '') return { ok: false, code: 'report-empty' }
  if (clean.length > REPORT_LENGTH) return { ok: false, code: 'report-too-long' }
  return { ok: true, kind: known, text: clean }
}
