import { decodeSegments, watchedStretches } from '#domain/progress/watched.ts'
import type { WatchedFieldsFragment } from '#generated/operations.ts'
import { CoverageBar } from '#web/ui/chart/coverage-bar.tsx'
import { watchedText } from './watched-text.ts'

/** The watched parts of a lecture, as text and as a bar from its start to its end. */
export function WatchedBar({ watched }: { watched: WatchedFieldsFragment }) {
  const { duration } = watched
  const text = watchedText(watched)
  const stretches = watchedStretches({ pieces: decodeSegments(watched.pieces) ?? new Uint8Array(), duration })
  return (
    <div className="grid gap-1 w-full">
      <span className="text-text-muted text-small tabular-nums">{text}</span>
      <CoverageBar label={`${text}: its parts`} stretches={stretches} max={duration} />
    </div>
  )
}
