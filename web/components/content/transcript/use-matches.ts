import { useMemo, useState } from 'react'
import type { Cue } from '#domain/content/captions/cue.ts'
import { type CueMatch, searchCues } from '#domain/content/captions/search-cues.ts'

export type TranscriptMatches = {
  query: string
  search: (query: string) => void
  count: number
  /** Which match is in view; undefined before the first step. */
  at: number | undefined
  /** Brings the next match into view (1) or the one before (-1), round and round. */
  step: (by: 1 | -1) => void
}

/** What a reader searches for in a transcript, where it occurs, and which match is in view. */
export function useMatches(cues: readonly Cue[], onShow: (cue: number) => void) {
  const [query, setQuery] = useState('')
  const [at, setAt] = useState<number>()
  const matches = useMemo(() => searchCues(cues, query), [cues, query])
  const byCue = useMemo(() => {
    const lines = new Map<number, CueMatch[]>()
    for (const match of matches) lines.set(match.cue, [...(lines.get(match.cue) ?? []), match])
    return lines
  }, [matches])
  const search = (text: string) => {
    setQuery(text)
    setAt(undefined)
  }
  const step = (by: 1 | -1) => {
    const count = matches.length
    const next = at === undefined ? (by === 1 ? 0 : count - 1) : (at + by + count) % count
    const match = matches[next]
    if (match === undefined) return
    setAt(next)
    onShow(match.cue)
  }
  const match = at === undefined ? undefined : matches[at]
  return { query, search, count: matches.length, at, step, byCue, match }
}
