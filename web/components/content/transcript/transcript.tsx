import { Captions, LocateFixed } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { currentCue } from '#domain/content/captions/current-cue.ts'
import type { Cue } from '#domain/content/captions/cue.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TranscriptLine } from './transcript-line.tsx'
import { TranscriptSearch } from './transcript-search.tsx'
import { useFollow } from './use-follow.ts'
import { useMatches } from './use-matches.ts'
import './transcript.css'

export type TranscriptProps = {
  /** By their start. */
  cues: readonly Cue[]
  /** Where the video is, seconds. */
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
 * What is said in a video, beside it: each caption is a button that jumps there, the current one is marked and kept in view of
 * its own box, until the reader scrolls. One stop of the Tab key; the arrow keys move between the captions.
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
    <section className="transcript" aria-label="Transcript">
      {!reviewed && <Notice tone="accent">Unreviewed captions: they may contain mistakes</Notice>}
      <TranscriptSearch {...search} />
      <ol className="transcript__box" ref={box}>
        {cues.map((cue, index) => (
          <TranscriptLine
            // Two captions may say the same at the same time.
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
      <div className="transcript__end">
        <Button
          variant={following ? 'quiet' : 'secondary'}
          aria-pressed={following}
          onClick={following ? release : follow}
        >
          <LocateFixed size={18} aria-hidden="true" /> Follow
        </Button>
        <p className="transcript__hint muted">The keys ↑ and ↓ move between the lines, Enter jumps to one</p>
      </div>
    </section>
  )
}
