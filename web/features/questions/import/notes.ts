import { isFormatReason } from 'question-formats/reasons.ts'
import { formatReasonText } from '#domain/messages/formats.ts'
import { reasonText } from '#domain/questions/files/refused-file.ts'
import type { Outcome } from './outcome.ts'

/** A note or rejection reason, with the number of rows that have it. */
export type NoteCount = { code: string; count: number }

/** The code of a reason, without its detail. */
export const codeOf = (reason: string): string => (isFormatReason(reason) ? (reason.split(':', 1)[0] ?? '') : reason)

/** The text of a note without the detail of a single row. */
export const noteText = (code: string): string => (isFormatReason(code) ? formatReasonText(code) : reasonText(code))

/** The user decides about new tags and areas above the rows, name by name. */
const DECIDED: ReadonlySet<string> = new Set(['tag-unknown', 'area-unknown'])

/** All notes and reasons with their row counts, most frequent first. */
export function noteCounts(outcomes: readonly Outcome[]): NoteCount[] {
  const counts = new Map<string, number>()
  for (const { reasons } of outcomes)
    for (const code of new Set(reasons.map(codeOf))) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count)
}

/** Whether a reason is specific to its row: it has a name, a line, or the question that it duplicates. */
const isOfItsRow = (reason: string) => codeOf(reason) !== reason || reason === 'text-in-bank'

/**
 * Notes that all rows of a file share, rejected rows aside. They are shown once, so that they don't hide other notes.
 */
export function commonNotes(outcomes: readonly Outcome[]): ReadonlySet<string> {
  const taken = outcomes.filter(({ outcome }) => outcome !== 'refused')
  if (taken.length < 2) return new Set()
  return new Set(
    noteCounts(taken.map((row) => ({ ...row, reasons: row.reasons.filter((reason) => !isOfItsRow(reason)) })))
      .filter(({ count }) => count === taken.length)
      .map(({ code }) => code),
  )
}

/** The common notes that are shown above the rows. */
export const dedupeMessages = (common: ReadonlySet<string>): string[] =>
  [...common].filter((code) => !DECIDED.has(code))

/** Reasons shown for a row: all of them when it is rejected, otherwise those that not every row has. */
export const uncommonReasons = ({ outcome, reasons }: Outcome, common: ReadonlySet<string>): string[] =>
  reasons.filter((reason) => outcome === 'refused' || !common.has(reason))
