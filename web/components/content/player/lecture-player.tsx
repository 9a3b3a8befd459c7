import { useState, useEffect } from 'react'
import type { LecturePlaybackFieldsFragment } from '#generated/operations.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { ControlBar, type PlayerActions } from './control-bar.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { KeyList } from '#web/ui/key-list.tsx'
import { KEYBOARD_HELP, type Shortcut } from './shortcuts.ts'
import type { PlaybackHabits } from './playback-habits.ts'
import {
  nextSpeed,
  seekTo,
  setSound,
  setSpeed,
  showCaptions,
  toggleFullscreen,
  togglePictureInPicture,
  applyHabits,
} from './player-actions.ts'
import { type NextAfterVideo, PlayerOverlay } from './player-overlay.tsx'
import { playedQuality } from './quality.ts'
import { usePlayer } from './use-player.ts'
import { type PlayerReports, useReports } from './use-reports.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useVideoState } from './use-video-state.ts'
import './player.css'

/** Whether this element is in full screen. */
function useIsFullscreen(element: HTMLElement | null): boolean {
  const [isFullscreen, setFullscreen] = useState(false)
  useEffect(() => {
    const follow = () => setFullscreen(element !== null && document.fullscreenElement === element)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])
  return isFullscreen
}

/**
 * Applies speed, sound, and captions to a video whenever its file changes, and blocks its context menu (spec 3.2.10).
 */
function useHabits(video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (video === null) return
    const over = new AbortController()
    const apply = () => applyHabits(video)
    const block = (event: Event) => event.preventDefault()
    apply()
    video.addEventListener('loadedmetadata', apply, { signal: over.signal })
    video.addEventListener('contextmenu', block, { signal: over.signal })
    return () => over.abort()
  }, [video])
}

/** The player's keyboard shortcuts. */
function KeyboardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard">
      <p>While the player has the focus:</p>
      <KeyList keys={KEYBOARD_HELP} />
    </Dialog>
  )
}

type Player = { actions: PlayerActions; habits: PlaybackHabits; duration: number }

/** Runs a keyboard shortcut. */
function doShortcut(shortcut: Shortcut, { actions, habits, duration }: Player): void {
  switch (shortcut.do) {
    case 'play':
      actions.toggle()
      return
    case 'skip':
      actions.skip(shortcut.seconds)
      return
    case 'part':
      actions.seek((duration * shortcut.tenths) / 10)
      return
    case 'volume': {
      const volume = Math.min(1, Math.max(0, habits.volume + shortcut.by))
      actions.setSound({ volume, muted: volume === 0 })
      return
    }
    case 'mute':
      actions.setSound({ muted: !habits.muted })
      return
    case 'captions':
      actions.toggleCaptions()
      return
    case 'slower':
    case 'faster':
      actions.setSpeed(nextSpeed(habits.speed, shortcut.do === 'faster' ? 1 : -1))
      return
    case 'pip':
      actions.togglePictureInPicture()
      return
    case 'fullscreen':
      actions.toggleFullscreen()
  }
}

export type LecturePlayerProps = PlayerReports & {
  label: string
  playback: LecturePlaybackFieldsFragment
  /** Requests new cookies, because the current ones expire after fifteen minutes; null if rejected. */
  onRenew: () => Promise<LecturePlaybackFieldsFragment | null>
  /** Where the viewer stopped last time, in seconds. */
  startAt?: number
  /** Offered at the end of the video. */
  next?: NextAfterVideo | undefined
}

/**
 * Plays a lecture for students and authors: its renditions or the whole video, with the viewer's last captions, speed,
 * quality, and sound. Its context menu is blocked (spec 3.2.10).
 */
export function LecturePlayer(props: LecturePlayerProps) {
  const { label, playback, onRenew, startAt = 0, next } = props
  const [container, setContainer] = useState<HTMLDivElement | null>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const player = usePlayer({ video, playback, startAt, onRenew })
  const { habits, phase, renditions } = player
  const state = useVideoState(video, startAt)
  const isFullscreen = useIsFullscreen(container)
  useReports(video, startAt, props)
  useHabits(video)
  const on = (act: (element: HTMLVideoElement) => void) => () => {
    if (video !== null) act(video)
  }
  const actions: PlayerActions = {
    toggle: on((element) => {
      if (element.paused || element.ended) player.play()
      else element.pause()
    }),
    seek: (seconds) => {
      if (video !== null) seekTo(video, seconds)
    },
    skip: (seconds) => {
      if (video !== null) seekTo(video, video.currentTime + seconds)
    },
    setSpeed: (speed) => {
      player.change({ speed })
      if (video !== null) setSpeed(video, speed)
    },
    setSound: (change) => {
      player.change(change)
      if (video !== null) setSound(video, change)
    },
    toggleCaptions: () => {
      player.change({ captions: !habits.captions })
      if (video !== null) showCaptions(video, !habits.captions)
    },
    setQuality: player.setQuality,
    togglePictureInPicture: on((element) => void togglePictureInPicture(element)),
    toggleFullscreen: on((element) => {
      if (container !== null) void toggleFullscreen(container, element)
    }),
  }
  useShortcuts(container, (shortcut) => doShortcut(shortcut, { actions, habits, duration: state.duration }))
  return (
    <div
      ref={setContainer}
      className={classNames(
        'grid overflow-hidden bg-surface @container/player focus:outline-none',
        isFullscreen
          ? 'player--full grid-rows-[minmax(0,1fr)_auto] h-full border-0 rounded-none'
          : 'border border-border rounded-large',
      )}
      role="region"
      aria-label={`Player: ${label}`}
      tabIndex={-1}
    >
      <div className="relative grid bg-[#000] in-[.player--full]:min-h-0">
        <video
          ref={setVideo}
          className="player__video"
          aria-label={label}
          controlsList="nodownload"
          preload="metadata"
          playsInline
          onClick={actions.toggle}
        >
          <track kind="captions" srcLang="en" label="English" src={playback.captions ?? undefined} />
        </video>
        <PlayerOverlay
          state={state}
          phase={phase}
          isAudio={playedQuality(habits.quality, renditions) === 'audio'}
          next={next}
        />
        {phase === 'failed' && (
          <div className="absolute inset-0 grid place-content-center bg-surface overflow-auto">
            <ErrorState
              message="We couldn’t play the video"
              onRetry={() => {
                container?.focus()
                void player.retry()
              }}
            />
          </div>
        )}
      </div>
      <ControlBar
        state={state}
        habits={habits}
        actions={actions}
        hasCaptions={playback.captions !== null}
        renditions={renditions}
        isFullscreen={isFullscreen}
        onHelp={() => setHelpOpen(true)}
      />
      <KeyboardHelp open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  )
}
