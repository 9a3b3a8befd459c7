import { useState } from 'react'
import { durationText } from '#web/components/attempts/reviewed.ts'
import type { VideoState } from './use-video-state.ts'

/** The track: what was played, what is loaded, the rest. */
const track = (at: string, loaded: string) =>
  `linear-gradient(to right, var(--color-primary) ${at}, var(--color-border-strong) ${at} ${loaded}, var(--color-border) ${loaded})`

type SeekBarProps = Pick<VideoState, 'time' | 'duration' | 'buffered'> & { onSeek: (seconds: number) => void }

/** Where the video is and how far it is loaded; a pointer that drags it seeks once it is let go. */
export function SeekBar({ time, duration, buffered, onSeek }: SeekBarProps) {
  const [dragged, setDragged] = useState<number>()
  const at = Math.min(dragged ?? time, duration)
  const percent = (seconds: number) => `${String(duration > 0 ? (100 * seconds) / duration : 0)}%`
  const drop = () => {
    if (dragged !== undefined) onSeek(dragged)
    setDragged(undefined)
  }
  return (
    <input
      className="player__seek"
      type="range"
      aria-label="Position"
      aria-valuetext={`${durationText(Math.floor(at))} of ${durationText(Math.floor(duration))}`}
      min={0}
      max={duration || 1}
      step="any"
      value={at}
      disabled={duration === 0}
      style={{ backgroundImage: track(percent(at), percent(Math.max(at, buffered))) }}
      onPointerDown={() => setDragged(time)}
      onPointerUp={drop}
      onPointerCancel={drop}
      onChange={({ target }) => {
        const seconds = Number(target.value)
        if (dragged === undefined) onSeek(seconds)
        else setDragged(seconds)
      }}
    />
  )
}
