import { foldText, containsAllWords, wordsOf } from '#domain/text/contains-all-words.ts'
import type { Marks } from './marks.ts'

/** What a student may look for among their marks. */
export const MARK_KINDS = ['all', 'flagged', 'noted', 'highlighted'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

export const isOneOfMarkKinds = (value: string): value is MarkKind => MARK_KINDS.some((kind) => kind === value)

type MarkedQuestions = Pick<Marks, 'flagged' | 'note' | 'highlights'>

/** Whether a mark is of a kind: one may be of several. */
export const isOfKind = ({ flagged, note, highlights }: MarkedQuestions, kind: MarkKind): boolean =>
  kind === 'all' ||
  (kind === 'flagged' && flagged) ||
  (kind === 'noted' && note !== '') ||
  (kind === 'highlighted' && highlights.length > 0)

/**
 * Whether a search finds a mark (decision 0112): each of its words lies in the note, in what was highlighted or in `names`, those of
 * its course and test. Case, accents and kinds of apostrophes make no difference; no words find all.
 */
export const isFoundIn = ({ note, highlights }: MarkedQuestions, names: readonly string[], search: string): boolean =>
  containsAllWords(foldText([note, ...highlights.map(({ text }) => text), ...names].join('\n')), wordsOf(search))
