import { cleanText } from '#domain/text/clean-text.ts'
import { areHighlights, fitHighlights, type Highlight, isSameHighlights, mergeHighlights } from './highlights.ts'

/** The maximum length of a note on a question, in UTF-16 units: at three bytes each it stays within 8 write units. */
export const NOTE_LENGTH = 2_000

/** The maximum number of options that can be struck out: 26 answers (A to Z), or 8 groups of 4. */
const MAX_OPTIONS = 32

/**
 * A student's marks on a question of an attempt (issue 22): never part of the answer, and independent of the key.
 * `struck`: indexes of answers, or cells of a content's options, as served, ascending; `note`: '' if none;
 * `highlights`: in the order in which they were made.
 */
export type Marks = { flagged: boolean; struck: readonly number[]; note: string; highlights: readonly Highlight[] }

/** Marks as stored: `version` is incremented by every write; 0: never stored. */
export type StoredMarks = Marks & { version: number }

export const NO_MARKS: StoredMarks = { flagged: false, struck: [], note: '', highlights: [], version: 0 }

export type MarksVerdict =
  { ok: true; marks: Marks } | { ok: false; code: 'note-too-long' | 'marks-not-valid' | 'too-much-highlighted' }

/**
 * Validates a client's marks. Refuses with 'note-too-long' beyond NOTE_LENGTH, with 'marks-not-valid' for an invalid or
 * duplicate index or an invalid highlight, with 'too-much-highlighted' beyond the limits.
 */
export function checkMarks({ flagged, struck, note, highlights }: Marks): MarksVerdict {
  const isIndex = (index: number) => Number.isInteger(index) && index >= 0 && index < MAX_OPTIONS
  if (!struck.every(isIndex) || new Set(struck).size !== struck.length) return { ok: false, code: 'marks-not-valid' }
  if (!areHighlights(highlights)) return { ok: false, code: 'marks-not-valid' }
  if (!fitHighlights(highlights)) return { ok: false, code: 'too-much-highlighted' }
  const clean = cleanText(note)
  if (clean.length > NOTE_LENGTH) return { ok: false, code: 'note-too-long' }
  return {
    ok: true,
    marks: {
      flagged,
      struck: [...struck].sort((a, b) => a - b),
      note: clean,
      highlights: highlights.map(({ block, start, text }) => ({ block, start, text })),
    },
  }
}

const isSameList = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((value, i) => value === b[i])

export const isSameMarks = (a: Marks, b: Marks): boolean =>
  a.flagged === b.flagged &&
  a.note === b.note &&
  isSameList(a.struck, b.struck) &&
  isSameHighlights(a.highlights, b.highlights)

/** Merges two notes written concurrently: theirs, then mine, unless one contains the other; cut at NOTE_LENGTH. */
const bothNotes = (mine: string, theirs: string): string =>
  theirs.includes(mine) ? theirs : mine.includes(theirs) ? mine : `${theirs}\n\n${mine}`.slice(0, NOTE_LENGTH)

/**
 * Merges marks after another tab or device has written since `base` was read: changes made here come from `mine`, the
 * rest from `theirs`. Keeps both notes if both changed; struck answers are those that either side added, minus those
 * either removed.
 */
export function mergeMarks(base: Marks, mine: Marks, theirs: Marks): Marks {
  const added = mine.struck.filter((index) => !base.struck.includes(index))
  const removed = base.struck.filter((index) => !mine.struck.includes(index))
  const struck = new Set([...theirs.struck.filter((index) => !removed.includes(index)), ...added])
  return {
    flagged: mine.flagged === base.flagged ? theirs.flagged : mine.flagged,
    struck: [...struck].sort((a, b) => a - b),
    note:
      mine.note === base.note ? theirs.note : theirs.note === base.note ? mine.note : bothNotes(mine.note, theirs.note),
    highlights: mergeHighlights(base.highlights, mine.highlights, theirs.highlights),
  }
}
