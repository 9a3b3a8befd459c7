import { areHighlights, fitHighlights, type Highlight, isSameHighlights, mergeHighlights } from './highlights.ts'

/** The longest note on a question, in characters (UTF-16 units): with three bytes each it is within 8 write units. */
export const NOTE_LENGTH = 2_000

/** No question has more options that can be struck out: 26 answers with letters, or 8 groups of 4. */
const MAX_OPTIONS = 32

/**
 * What a student writes beside a question of an attempt (issue 22): never part of the answer, and it says nothing of the key.
 * `struck`: indexes of answers, or cells of a content's options, as served, ascending; `note`: empty for none; `highlights`: in the
 * order in which they were made.
 */
export type Marks = { flagged: boolean; struck: readonly number[]; note: string; highlights: readonly Highlight[] }

/** Marks as they are stored: `version` grows by one with each write; 0: never written. */
export type StoredMarks = Marks & { version: number }

export const NO_MARKS: StoredMarks = { flagged: false, struck: [], note: '', highlights: [], version: 0 }

export type MarksVerdict =
  { ok: true; marks: Marks } | { ok: false; code: 'note-too-long' | 'marks-not-valid' | 'too-much-highlighted' }

// Control characters other than tab and line feed, and what turns the direction of the text around it.
// oxlint-disable-next-line no-control-regex
const UNSHOWN = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

/** A note as it is stored: plain text, lines ended by a line feed, without control characters and blanks at its end. */
export const cleanNote = (note: string): string => note.replace(/\r\n?/g, '\n').replace(UNSHOWN, '').trimEnd()

/**
 * Marks as a client sends them. Refuses with 'note-too-long' beyond NOTE_LENGTH, with 'marks-not-valid' where an index is
 * none or comes twice or a highlight is no place in a text, with 'too-much-highlighted' beyond what fits.
 */
export function checkMarks({ flagged, struck, note, highlights }: Marks): MarksVerdict {
  const isIndex = (index: number) => Number.isInteger(index) && index >= 0 && index < MAX_OPTIONS
  if (!struck.every(isIndex) || new Set(struck).size !== struck.length) return { ok: false, code: 'marks-not-valid' }
  if (!areHighlights(highlights)) return { ok: false, code: 'marks-not-valid' }
  if (!fitHighlights(highlights)) return { ok: false, code: 'too-much-highlighted' }
  const clean = cleanNote(note)
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

/** Two notes that were written at once: both, mine after theirs, unless one holds the other; cut at NOTE_LENGTH. */
const bothNotes = (mine: string, theirs: string): string =>
  theirs.includes(mine) ? theirs : mine.includes(theirs) ? mine : `${theirs}\n\n${mine}`.slice(0, NOTE_LENGTH)

/**
 * What is written where another tab or device has written since `base` was read: what was changed here is taken from `mine`, the
 * rest from `theirs`. Notes that were changed in both are both kept, the struck answers are those that each side added or removed.
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
