import { Captions, LocateFixed, ChevronDown, ChevronUp } from 'lucide-react'
import { type KeyboardEvent, useState, useMemo } from 'react'
import { currentCue } from '#domain/content/captions/current-cue.ts'
import type { Cue } from '#domain/content/captions/cue.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TranscriptLine } from './transcript-line.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { type CueMatch, searchCues } from '#domain/content/captions/search-cues.ts'
import { useFollow } from './use-follow.ts'
import '#web/components/content/player/player.css'

type TranscriptMatches = {
  query: string
  search: (query: string) => void
  count: number
  /** The index of the current match; undefined before the first step. */
  at: number | undefined
  /** Moves to the next match (1) or the previous one (-1), wrapping around. */
  step: (by: 1 | -1) => void
}

/** The search in a transcript: the text, its matches, and the current match. */
function useMatches(cues: readonly Cue[], onShow: (cue: number) => void) {
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

/**
 * A transcript's search field, which highlights matches while the user types. Enter moves to the next match,
 * Shift+Enter to the previous one.
 */
function TranscriptSearch({ query, search, count, at, step }: TranscriptMatches) {
  const words =
    count === 0
      ? 'No match'
      : at === undefined
        ? `${String(count)} ${count === 1 ? 'match' : 'matches'}`
        : `${String(at + 1)} of ${String(count)}`
  return (
    <div
      className="flex flex-wrap items-end gap-2 [&>.field]:flex-[1_1_12rem] @max-[30.01rem]:[&>.field]:basis-full"
      role="search"
    >
      <TextField
        label="Search the transcript"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          step(event.shiftKey ? -1 : 1)
        }}
      />
      <p
        className="min-w-18 min-h-target flex items-center text-text-muted text-small @max-[30.01rem]:flex-1"
        role="status"
      >
        {query.trim() !== '' && words}
      </p>
      <IconButton
        label="Previous match"
        icon={<ChevronUp size={20} />}
        disabled={count === 0}
        onClick={() => step(-1)}
      />
      <IconButton label="Next match" icon={<ChevronDown size={20} />} disabled={count === 0} onClick={() => step(1)} />
    </div>
  )
}

export type TranscriptProps = {
  /** Sorted by start time. */
  cues: readonly Cue[]
  /** The video's position, in seconds. */
  time: number
  onJump: (seconds: number) => void
  /** Whether a person has compared the captions with the video. */
  reviewed: boolean
}

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * The transcript of a video: each caption is a button that seeks there. The current one is marked and kept visible
 * within the transcript until the reader scrolls. A single Tab stop; the arrow keys move between captions.
 */
export function Transcript(props: TranscriptProps) {
  if (props.cues.length > 0) return <TranscriptLines {...props} />
  return <EmptyState title="The captions are empty" icon={<Captions size={24} />} />
}

function TranscriptLines({ cues, time, onJump, reviewed }: TranscriptProps) {
  const current = currentCue(cues, time)
  const { box, following, follow, release, show } = useFollow(current)
  const search = useMatches(cues, (cue) => {
    release()
    show(cue)
  })
  const [focused, setFocused] = useState<number>()
  const stop = Math.min(focused ?? Math.max(0, current), cues.length - 1)
  const move = (event: KeyboardEvent) => {
    const next = KEYS[event.key]?.(stop, cues.length - 1)
    if (next === undefined) return
    event.preventDefault()
    setFocused(next)
    box.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <section className="transcript grid gap-3 @container" aria-label="Transcript">
      {!reviewed && <Notice tone="accent">These captions haven’t been reviewed and may contain mistakes.</Notice>}
      <TranscriptSearch {...search} />
      <ol
        className="relative max-h-[min(28rem,60vh)] m-0 p-2 overflow-y-auto overscroll-contain scroll-smooth list-none border border-border rounded-medium bg-surface"
        ref={box}
      >
        {cues.map((cue, index) => (
          <TranscriptLine
            // Not keyed by text, because two captions may have the same text at the same time.
            key={index}
            cue={cue}
            index={index}
            isCurrent={index === current}
            isStop={index === stop}
            matches={search.byCue.get(index)}
            match={search.match?.cue === index ? search.match : undefined}
            onJump={onJump}
            onFollow={follow}
            onRelease={release}
            onFocus={setFocused}
            onMove={move}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-y-2 gap-x-4">
        <Button
          variant={following ? 'quiet' : 'secondary'}
          aria-pressed={following}
          onClick={following ? release : follow}
        >
          <LocateFixed size={18} aria-hidden="true" /> Follow
        </Button>
        <p className="transcript__hint muted">Press ↑ or ↓ to move between lines, Enter to jump to one.</p>
      </div>
    </section>
  )
}
