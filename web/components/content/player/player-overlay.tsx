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
        <div className="player__audio">
          <Headphones size={48} aria-hidden="true" />
          <span>Audio only</span>
        </div>
      )}
      {isPaused && !isStarted && (
        <span className="player__start" aria-hidden="true">
          <Play size={40} />
        </span>
      )}
      {isWaiting && !isPaused && (
        <span className="player__waiting">
          <Spinner />
        </span>
      )}
      <div className="player__notice" role="status">
        {phase === 'waiting' && (
          <p>
            <WifiOff size={18} aria-hidden="true" /> The connection is lost; it goes on when it is back
          </p>
        )}
      </div>
      {isEnded && next !== undefined && (
        <div className="player__next">
          <LinkButton to={next.to} onClick={next.onFollow}>
            <SkipForward size={18} aria-hidden="true" /> {nextTaskText(next.name)}
          </LinkButton>
        </div>
      )}
    </>
  )
}
