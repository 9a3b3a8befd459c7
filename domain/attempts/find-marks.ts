import { foldText, containsAllWords, wordsOf } from '#domain/text/contains-all-words.ts'
import type { Marks } from './marks.ts'

/** Filters for a student's marks. */
export const MARK_KINDS = ['all', 'flagged', 'noted', 'highlighted'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

export const isOneOfMarkKinds = (value: string): value is MarkKind => MARK_KINDS.some((kind) => kind === value)

type MarkedQuestions = Pick<Marks, 'flagged' | 'note' | 'highlights'>

/** Whether a mark matches a filter; one mark may match several. */
export const isOfKind = ({ flagged, note, highlights }: MarkedQuestions, kind: MarkKind): boolean =>
  kind === 'all' ||
  (kind === 'flagged' && flagged) ||
  (kind === 'noted' && note !== '') ||
  (kind === 'highlighted' && highlights.length > 0)

/**
 * Whether a mark matches a search (decision 0112): the note, the highlighted text, or `names` (its course and test)
 * must contain every word. Ignores case, accents, and kinds of apostrophes; an empty search matches all.
 */
export const isFoundIn = ({ note, highlights }: MarkedQuestions, names: readonly string[], search: string): boolean =>
  containsAllWords(foldText([note, ...highlights.map(({ text }) => text), ...names].join('\n')), wordsOf(search))
