import { Fragment, type KeyboardEvent, memo } from 'react'
import { clockTime } from '#domain/content/captions/cue-time.ts'
import type { Cue } from '#domain/content/captions/cue.ts'
import type { CueMatch } from '#domain/content/captions/search-cues.ts'
import { classNames } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type TranscriptLineProps = {
  cue: Cue
  index: number
  isCurrent: boolean
  /** Whether this line is the Tab stop. */
  isStop: boolean
  matches: readonly CueMatch[] | undefined
  /** The current match, if it's in this line. */
  match: CueMatch | undefined
  onJump: (seconds: number) => void
  onFollow: () => void
  onRelease: () => void
  onFocus: (index: number | undefined) => void
  onMove: (event: KeyboardEvent) => void
}

/** A text with highlighted matches. */
function Marked({
  text,
  matches,
  match,
}: { text: string } & Pick<TranscriptLineProps, 'match'> & { matches: readonly CueMatch[] }) {
  return (
    <>
      {matches.map((each, index) => (
        <Fragment key={each.from}>
          {text.slice(matches[index - 1]?.to ?? 0, each.from)}
          <mark
            className="rounded-[2px] bg-accent-soft text-on-accent-soft aria-[current=true]:outline-2 aria-[current=true]:outline-accent"
            aria-current={each === match ? 'true' : undefined}
          >
            {text.slice(each.from, each.to)}
          </mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.to ?? 0)}
    </>
  )
}

const NONE: readonly CueMatch[] = []

/** A caption in a transcript: a button that seeks to its start. */
export const TranscriptLine = memo(function TranscriptLine(props: TranscriptLineProps) {
  const { cue, index, isCurrent, isStop, matches = NONE, match, onJump, onFollow, onRelease, onFocus, onMove } = props
  return (
    <li>
      <button
        type="button"
        className={classNames(
          'transcript__line grid grid-cols-[4rem_1fr] gap-2 w-full min-h-target p-2 border-s-4 rounded-small text-start cursor-pointer focus-visible:outline-offset-[-3px]',
          isCurrent
            ? 'transcript__line--current border-s-primary bg-primary-soft text-on-primary-soft hover:border-s-primary hover:bg-primary-soft hover:text-on-primary-soft forced-colors:border-s-[Highlight] forced-colors:hover:border-s-[Highlight]'
            : 'border-0 border-s-transparent bg-transparent text-inherit hover:bg-surface-sunken forced-colors:border-s-[Canvas]',
        )}
        aria-current={isCurrent ? 'true' : undefined}
        tabIndex={isStop ? 0 : -1}
        onKeyDown={onMove}
        onFocus={({ currentTarget }) => {
          onFocus(index)
          // Otherwise, following the video would scroll the focused line out of view for keyboard users.
          if (currentTarget.matches(':focus-visible')) onRelease()
        }}
        onBlur={() => onFocus(undefined)}
        onClick={({ detail }) => {
          onJump(cue.start)
          if (detail > 0) onFollow()
        }}
      >
        <span className="transcript__time">
          <VisuallyHidden>Jump to</VisuallyHidden> {clockTime(cue.start)}
        </span>{' '}
        <span className="wrap-anywhere whitespace-pre-line">
          <Marked text={cue.text} matches={matches} match={match} />
        </span>
      </button>
    </li>
  )
})
