import type { Cue } from './cue.ts'

/** Where a query occurs: in the cue at the index `cue`, its text from `from` up to `to`. */
export type CueMatch = { cue: number; from: number; to: number }

/** Every occurrence of a query in the cues, in any case; a space in it matches a line's end too. None of an empty query. */
export function searchCues(cues: readonly Cue[], query: string): CueMatch[] {
  const words = query.trim().split(/\s+/)
  if (words[0] === '') return []
  const form = new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('\\s+'), 'giu')
  return cues.flatMap(({ text }, cue) =>
    [...text.matchAll(form)].map(({ index, 0: matched }) => ({ cue, from: index, to: index + matched.length })),
  )
}
