import { isFormatReason } from 'question-formats/reasons.ts'
import { formatReasonText } from '#domain/messages/formats.ts'
import { reasonText } from '#domain/questions/files/refused-file.ts'
import type { Outcome } from './outcome.ts'

/** A note, or a reason of a refusal, with the number of rows that have it. */
export type NoteCount = { code: string; count: number }

/** What a reason is about, without its detail. */
export const codeOf = (reason: string): string => (isFormatReason(reason) ? (reason.split(':', 1)[0] ?? '') : reason)

/** A note without what it is about in a single row. */
export const noteText = (code: string): string => (isFormatReason(code) ? formatReasonText(code) : reasonText(code))

/** New tags and areas are decided above the rows, name by name. */
const DECIDED: ReadonlySet<string> = new Set(['tag-unknown', 'area-unknown'])

/** Every note and reason of rows, the most frequent first. */
export function noteCounts(outcomes: readonly Outcome[]): NoteCount[] {
  const counts = new Map<string, number>()
  for (const { reasons } of outcomes)
    for (const code of new Set(reasons.map(codeOf))) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count)
}

/** Whether a reason says something of its row only: a name, a line, or the question that it repeats. */
const isOfItsRow = (reason: string) => codeOf(reason) !== reason || reason === 'text-in-bank'

/** Notes that all rows of a file have which are not refused, in the same words: they are said once and hide no other. */
export function commonNotes(outcomes: readonly Outcome[]): ReadonlySet<string> {
  const taken = outcomes.filter(({ outcome }) => outcome !== 'refused')
  if (taken.length < 2) return new Set()
  return new Set(
    noteCounts(taken.map((row) => ({ ...row, reasons: row.reasons.filter((reason) => !isOfItsRow(reason)) })))
      .filter(({ count }) => count === taken.length)
      .map(({ code }) => code),
  )
}

/** The common notes that are said above the rows. */
export const dedupeMessages = (common: ReadonlySet<string>): string[] =>
  [...common].filter((code) => !DECIDED.has(code))

/** Reasons of a row that are its own: all of a refused one, of others those that not every row has. */
export const ownReasons = ({ outcome, reasons }: Outcome, common: ReadonlySet<string>): string[] =>
  reasons.filter((reason) => outcome === 'refused' || !common.has(reason))
