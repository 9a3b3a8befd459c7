import { type ReactNode, useState } from 'react'
import { storePlaybackCookies } from '#web/lib/playback-cookies.ts'
import { CaptionsTranscript } from '../transcript/captions-transcript.tsx'
import { LecturePlayer, type LecturePlayerProps } from './lecture-player.tsx'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import './player.css'

type LectureStageProps = Omit<LecturePlayerProps, 'onTime' | 'onReady'> & {
  /** Rendered below the player. */
  children?: ReactNode
}

/** From this width, a transcript fits next to a video that is still large. */
const SIDE_BY_SIDE = '(min-width: 75rem)'

/** A lecture with its transcript: next to it on a wide screen, otherwise below it, where it can be opened. */
export function LectureStage({ children, ...player }: LectureStageProps) {
  const { playback, onRenew, startAt = 0 } = player
  const [time, setTime] = useState(startAt)
  const [seek, setSeek] = useState<(seconds: number) => void>()
  const [isOpen, setOpen] = useState(false)
  const isSideBySide = useMediaQuery(SIDE_BY_SIDE)
  const transcript = () => (
    <CaptionsTranscript
      path={playback.captions}
      time={time}
      onJump={(seconds) => seek?.(seconds)}
      reviewed={playback.captionsReviewed === true}
      onRenew={async () => {
        const { cookies } = (await onRenew()) ?? {}
        if (cookies) storePlaybackCookies(cookies)
      }}
    />
  )
  return (
    <div
      className={
        playback.captions === null
          ? undefined
          : 'grid gap-6 min-[75rem]:grid-cols-[minmax(0,1fr)_22rem] min-[75rem]:items-start'
      }
    >
      <div className="grid gap-4 min-w-0">
        <LecturePlayer {...player} onTime={setTime} onReady={(seekTo) => setSeek(() => seekTo)} />
        {children}
      </div>
      {playback.captions !== null &&
        (isSideBySide ? (
          <div className="min-[75rem]:grid min-[75rem]:gap-3 min-[75rem]:min-w-0">
            <h2 className="min-[75rem]:text-title-3">Transcript</h2>
            {transcript()}
          </div>
        ) : (
          <details
            className="lecture-stage__below border border-border rounded-medium bg-surface"
            open={isOpen}
            onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          >
            <summary className="py-3 px-4 font-semibold cursor-pointer">Transcript</summary>
            {isOpen && transcript()}
          </details>
        ))}
    </div>
  )
}
