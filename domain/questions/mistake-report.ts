import { cleanNote } from '#domain/attempts/marks.ts'

/** What a student may say is wrong with a question. */
export const MISTAKE_KINDS = ['key', 'typo', 'unclear', 'technical', 'other'] as const
export type MistakeKind = (typeof MISTAKE_KINDS)[number]

/** The longest report, in characters (UTF-16 units). */
export const REPORT_LENGTH = 1_000

/** A student sends at most this many reports a day (UTC). */
export const REPORTS_A_DAY = 20

/**
 * What was reported of a question as it was served. `version`: epoch milliseconds of the version; absent: it is not there any more.
 * Without the student: administrators judge the question, and nothing of it is left to delete with an account (decision 0108).
 */
export type MistakeReport = {
  id: string
  question: number
  /** Of a case study, the item's number, from 1. */
  item?: number
  version?: number
  kind: MistakeKind
  text: string
  createdOn: number
  settledOn?: number
}

/** The newest first. */
export const byNewestReport = (a: MistakeReport, b: MistakeReport): number =>
  b.createdOn - a.createdOn || (a.id < b.id ? -1 : 1)

/**
 * What became of the question of a report that was settled: as a decision on its flaws says, or, of a report that was settled by itself,
 * as the question was then.
 */
export type ReportOutcome = 'kept' | 'changed' | 'withdrawn'

export type ReportVerdict =
  | { ok: true; kind: MistakeKind; text: string }
  | { ok: false; code: 'report-empty' | 'report-too-long' | 'report-kind' }

/** A report as it is stored: plain text, without control and direction characters, as notes are. Refuses what is empty or too long. */
export function checkReport({ kind, text }: { kind: string; text: string }): ReportVerdict {
  const known = MISTAKE_KINDS.find((each) => each === kind)
  if (known === undefined) return { ok: false, code: 'report-kind' }
  const clean = cleanNote(text).trim()
  if (clean === '') return { ok: false, code: 'report-empty' }
  if (clean.length > REPORT_LENGTH) return { ok: false, code: 'report-too-long' }
  return { ok: true, kind: known, text: clean }
}
