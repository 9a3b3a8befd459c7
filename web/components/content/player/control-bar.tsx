import {
  Captions,
  CaptionsOff,
  FastForward,
  Keyboard,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  Rewind,
  ChevronDown,
} from 'lucide-react'
import { clockTime } from '#domain/content/captions/cue-time.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { PlaybackHabits } from './playback-habits.ts'
import { hasPictureInPicture, SPEEDS } from './player-actions.ts'
import { playedQuality, type Quality, QUALITY_LABELS, type Rendition } from './quality.ts'
import { useState } from 'react'
import { durationText } from '#web/components/attempts/reviewed.ts'
import type { VideoState } from './use-video-state.ts'
import { VolumeControl } from './volume-control.tsx'

/** The track's colors: played, loaded, and the rest. */
const track = (at: string, loaded: string) =>
  `linear-gradient(to right, var(--color-primary) ${at}, var(--color-border-strong) ${at} ${loaded}, var(--color-border) ${loaded})`

type SeekBarProps = Pick<VideoState, 'time' | 'duration' | 'buffered'> & { onSeek: (seconds: number) => void }

/** The position and the loaded part of a video. Dragging seeks on release. */
function SeekBar({ time, duration, buffered, onSeek }: SeekBarProps) {
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

type PlayerChoiceProps<Value extends string> = {
  label: string
  /** `short` is shown while the list is closed. */
  options: readonly { value: Value; label: string; short?: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** A native select as a small button, which also opens in full screen and on phones. */
function PlayerChoice<Value extends string>({ label, options, value, onChoose }: PlayerChoiceProps<Value>) {
  const chosen = options.find((option) => option.value === value)
  return (
    <span
      className="relative grid min-w-target h-target rounded-medium text-small font-semibold tabular-nums hover:bg-primary-soft hover:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
      title={label}
    >
      <span className="flex items-center justify-center gap-1 px-2" aria-hidden="true">
        {chosen?.short ?? chosen?.label}
        <ChevronDown size={16} />
      </span>
      <select
        className="absolute inset-0 w-full opacity-0 cursor-pointer"
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const picked = options.find((option) => option.value === target.value)
          if (picked) onChoose(picked.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}

/** The actions of the controls. Times in seconds. */
export type PlayerActions = {
  toggle: () => void
  seek: (seconds: number) => void
  skip: (seconds: number) => void
  setSpeed: (speed: number) => void
  setSound: (change: { volume?: number; muted: boolean }) => void
  toggleCaptions: () => void
  setQuality: (quality: Quality) => void
  togglePictureInPicture: () => void
  toggleFullscreen: () => void
}

type ControlBarProps = {
  state: VideoState
  habits: PlaybackHabits
  actions: PlayerActions
  hasCaptions: boolean
  renditions: readonly Rendition[]
  isFullscreen: boolean
  onHelp: () => void
}

/** The controls below a video, always visible. */
export function ControlBar(props: ControlBarProps) {
  const { state, habits, actions, hasCaptions, renditions, isFullscreen, onHelp } = props
  const { time, duration, isPaused } = state
  return (
    <div className="border-t border-t-border pt-2 px-3 pb-3">
      <SeekBar {...state} onSeek={actions.seek} />
      <div className="flex flex-wrap justify-between gap-y-1 gap-x-2">
        <div className="flex flex-wrap items-center gap-1">
          <IconButton
            label={isPaused ? 'Play' : 'Pause'}
            icon={isPaused ? <Play size={24} aria-hidden="true" /> : <Pause size={24} aria-hidden="true" />}
            onClick={actions.toggle}
          />
          <IconButton
            label="10 seconds back"
            className="grid-flow-row content-center leading-none"
            icon={<Rewind size={20} aria-hidden="true" />}
            onClick={() => actions.skip(-10)}
          >
            <span className="text-[0.6875rem] font-semibold" aria-hidden="true">
              10
            </span>
          </IconButton>
          <IconButton
            label="10 seconds ahead"
            className="grid-flow-row content-center leading-none"
            icon={<FastForward size={20} aria-hidden="true" />}
            onClick={() => actions.skip(10)}
          >
            <span className="text-[0.6875rem] font-semibold" aria-hidden="true">
              10
            </span>
          </IconButton>
          <VolumeControl volume={habits.volume} muted={habits.muted} onChange={actions.setSound} />
          <span className="px-2 text-small tabular-nums whitespace-nowrap">
            {clockTime(time)} / {clockTime(duration)}
          </span>
        </div>
        <div className="flex flex-wrap items-center gap-1">
          {hasCaptions && (
            <IconButton
              label="Captions"
              aria-pressed={habits.captions}
              className="aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
              icon={
                habits.captions ? (
                  <Captions size={20} aria-hidden="true" />
                ) : (
                  <CaptionsOff size={20} aria-hidden="true" />
                )
              }
              onClick={actions.toggleCaptions}
            />
          )}
          <PlayerChoice
            label="Speed"
            value={String(habits.speed)}
            options={SPEEDS.map((speed) => ({ value: String(speed), label: `${String(speed)}×` }))}
            onChoose={(speed) => actions.setSpeed(Number(speed))}
          />
          {renditions.length > 0 && (
            <PlayerChoice<Quality>
              label="Quality"
              value={playedQuality(habits.quality, renditions)}
              options={(['auto', ...renditions] as const).map((value) => ({ value, ...QUALITY_LABELS[value] }))}
              onChoose={actions.setQuality}
            />
          )}
          {hasPictureInPicture() && (
            <IconButton
              label="Picture in picture"
              icon={<PictureInPicture2 size={20} aria-hidden="true" />}
              onClick={actions.togglePictureInPicture}
            />
          )}
          <IconButton
            label="Keyboard"
            className="@max-[38.01rem]/player:hidden"
            icon={<Keyboard size={20} aria-hidden="true" />}
            onClick={onHelp}
          />
          <IconButton
            label={isFullscreen ? 'Leave full screen' : 'Full screen'}
            icon={isFullscreen ? <Minimize size={20} aria-hidden="true" /> : <Maximize size={20} aria-hidden="true" />}
            onClick={actions.toggleFullscreen}
          />
        </div>
      </div>
    </div>
  )
}
