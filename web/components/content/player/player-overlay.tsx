import { Headphones, Play, SkipForward, WifiOff } from 'lucide-react'
import { nextTaskText } from '#domain/messages/progress.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Phase } from './playback-session.ts'
import type { VideoState } from './use-video-state.ts'

/** The task after this lecture in its course. */
export type NextAfterVideo = { name: string; to: string; onFollow: () => void }

type PlayerOverlayProps = { state: VideoState; phase: Phase; isAudio: boolean; next: NextAfterVideo | undefined }

/** The overlay on the picture: that the video is waiting, that it's audio only, and what comes next. */
export function PlayerOverlay({ state, phase, isAudio, next }: PlayerOverlayProps) {
  const { isPaused, isStarted, isEnded, isWaiting } = state
  return (
    <>
      {isAudio && (
        <div className="absolute pointer-events-none inset-0 grid place-content-center justify-items-center gap-2 text-on-hero-muted">
          <Headphones size={48} aria-hidden="true" />
          <span>Audio only</span>
        </div>
      )}
      {isPaused && !isStarted && (
        <span
          // Not in the middle, where a lecture's first picture has its title.
          className="absolute pointer-events-none bottom-4 left-4 grid place-items-center rounded-full bg-scrim text-on-hero size-16 forced-colors:bg-[Canvas] forced-colors:outline-2"
          aria-hidden="true"
        >
          <Play className="[translate:0.2rem_0]" size={32} />
        </span>
      )}
      {isWaiting && !isPaused && (
        <span className="absolute pointer-events-none inset-0 m-auto grid place-items-center rounded-full bg-scrim text-on-hero size-20 forced-colors:bg-[Canvas] forced-colors:outline-2">
          <Spinner />
        </span>
      )}
      <div className="player__notice" role="status">
        {phase === 'waiting' && (
          <p>
            <WifiOff size={18} aria-hidden="true" /> You’re offline. The video continues when you’re back online.
          </p>
        )}
      </div>
      {isEnded && next !== undefined && (
        <div className="absolute top-auto right-4 bottom-4 left-4 flex justify-end">
          <LinkButton to={next.to} onClick={next.onFollow}>
            <SkipForward size={18} aria-hidden="true" /> {nextTaskText(next.name)}
          </LinkButton>
        </div>
      )}
    </>
  )
}
