import type { Cue } from './cue.ts'

/** A match of a query: in the cue at index `cue`, from `from` up to `to` of its text. */
export type CueMatch = { cue: number; from: number; to: number }

/**
 * Returns every match of a query in the cues, ignoring case; a space in it also matches a line end. None for an empty
 * query.
 */
export function searchCues(cues: readonly Cue[], query: string): CueMatch[] {
  const words = query.trim().split(/\s+/)
  if (words[0] === '') return []
  const form = new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('\\s+'), 'giu')
  return cues.flatMap(({ text }, cue) =>
    [...text.matchAll(form)].map(({ index, 0: matched }) => ({ cue, from: index, to: index + matched.length })),
  )
}
