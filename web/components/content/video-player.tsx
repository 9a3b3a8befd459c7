import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { LecturePlaybackFieldsFragment } from '#generated/operations.ts'
import { storePlaybackCookies } from '#web/lib/playback-cookies.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { isObject } from '#web/lib/json.ts'
import type { Stretch } from '#domain/progress/watched.ts'
import { measurePlayed } from './player/measure-played.ts'
import './video-player.css'

type VideoPlayerProps = {
  label: string
  playback: LecturePlaybackFieldsFragment
  /** Requests new cookies: the given ones expire after a short time. */
  onReload: () => Promise<unknown>
  /** Where the viewer stopped the last time, seconds. */
  startAt?: number
  /** Called with the position, in seconds, every few seconds and whenever the video stops; with 0 at the end. */
  onPosition?: (seconds: number) => void
  /** Called with each stretch that was played, seconds, and the length of the video. */
  onPlayed?: (stretch: Stretch, duration: number) => void
  onPause?: () => void
  onEnd?: () => void
}

const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2]
/** Seconds between two reported positions. */
const EVERY = 5

/** The list of tracks, where it can be listened to. */
const tracksOf = ({ textTracks }: HTMLVideoElement): TextTrackList | undefined =>
  'addEventListener' in textTracks ? textTracks : undefined

/**
 * The platform's own player with captions and a choice of speed, both as they were left; its context menu is blocked (spec 3.2.10).
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { label, onReload, startAt = 0, onPosition, onPause, onEnd } = props
  const video = useRef<HTMLVideoElement>(null)
  const [{ speed, captions }, setHabits] = useState(playbackHabits)
  const [failed, setFailed] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const { cookies } = props.playback
  const url = useSteadyAddress(props.playback.video, !loaded)
  const captionsUrl = useSteadyAddress(props.playback.captions ?? null, !loaded)
  // A video loads its file as soon as it has an address, be it before it is on the page: the cookies come first.
  const [opened, setOpened] = useState(false)
  useLayoutEffect(() => {
    if (cookies) storePlaybackCookies(cookies)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address follows the cookies
    setOpened(true)
  }, [cookies])
  const position = useRef(startAt)
  const reportedAt = useRef(startAt)
  const report = (seconds: number) => {
    reportedAt.current = seconds
    onPosition?.(seconds)
  }
  useEffect(() => {
    const element = video.current
    if (element === null) return
    const block = (event: Event) => {
      event.preventDefault()
    }
    // Captions are switched in the player's own controls: only the list of tracks has an event for it.
    const tracks = tracksOf(element)
    const storeCaptions = () => {
      const all = [...(tracks ?? [])]
      if (all.length > 0) storeHabits({ captions: all.some(({ mode }) => mode === 'showing') })
    }
    element.addEventListener('contextmenu', block)
    tracks?.addEventListener('change', storeCaptions)
    return () => {
      element.removeEventListener('contextmenu', block)
      tracks?.removeEventListener('change', storeCaptions)
    }
  }, [failed])
  const played = useEffectEvent((stretch: Stretch, duration: number) => {
    props.onPlayed?.(stretch, duration)
  })
  useEffect(() => (video.current === null ? undefined : measurePlayed(video.current, played)), [failed])
  const begin = (element: HTMLVideoElement) => {
    setLoaded(true)
    element.playbackRate = speed
    if (position.current > 0) element.currentTime = position.current
  }
  const fail = () => {
    setLoaded(false)
    setFailed(true)
  }
  const catchUp = useEffectEvent(() => {
    const element = video.current
    if (element === null) return
    if (element.error) fail()
    else if (element.readyState >= HTMLMediaElement.HAVE_METADATA) begin(element)
  })
  useEffect(() => {
    // A file may be loaded, or refused, before the player is on the page and listens.
    catchUp()
  }, [url, failed])
  useEffect(() => {
    if (video.current !== null) video.current.playbackRate = speed
  }, [speed, url, failed])
  if (failed) {
    return (
      <ErrorState
        message="The video cannot be played now"
        onRetry={() => {
          void onReload().then(() => {
            setFailed(false)
          })
        }}
      />
    )
  }
  return (
    <div className="video-player">
      <video
        ref={video}
        aria-label={label}
        src={opened ? url : undefined}
        controls
        controlsList="nodownload"
        preload="metadata"
        playsInline
        onLoadedMetadata={({ currentTarget }) => {
          begin(currentTarget)
        }}
        onTimeUpdate={({ currentTarget }) => {
          // A player that is given another file says that it is at the start.
          if (currentTarget.readyState === HTMLMediaElement.HAVE_NOTHING) return
          position.current = currentTarget.currentTime
          if (Math.abs(position.current - reportedAt.current) >= EVERY) report(position.current)
        }}
        onPause={({ currentTarget }) => {
          report(currentTarget.ended ? 0 : currentTarget.currentTime)
          onPause?.()
        }}
        onEnded={() => {
          report(0)
          onEnd?.()
        }}
        onError={fail}
      >
        <track
          kind="captions"
          srcLang="en"
          label="English"
          default={captions}
          src={opened ? (captionsUrl ?? undefined) : undefined}
        />
      </video>
      <div className="video-player__speed">
        <SelectField
          label="Speed"
          value={String(speed)}
          options={SPEEDS.map((each) => ({ value: String(each), label: `${each}×` }))}
          onChange={(event) => {
            const chosen = Number(event.target.value)
            setHabits((habits) => ({ ...habits, speed: chosen }))
            storeHabits({ speed: chosen })
          }}
        />
      </div>
    </div>
  )
}

/** How lectures are watched in this browser: the speed, and whether captions are shown. */
type PlaybackHabits = { speed: number; captions: boolean }

const isHabits = (value: unknown): value is PlaybackHabits =>
  isObject(value) &&
  'speed' in value &&
  typeof value.speed === 'number' &&
  'captions' in value &&
  typeof value.captions === 'boolean'

const stored = storedValue(() => window.localStorage, 'academy.playback-habits', isHabits)

/** Before anything is chosen: the speed of the recording, with captions. */
const playbackHabits = (): PlaybackHabits => stored.read() ?? { speed: 1, captions: true }

const storeHabits = (change: Partial<PlaybackHabits>): void => {
  stored.write({ ...playbackHabits(), ...change })
}

const fileOf = (address: string | null) => address?.split('?')[0]

/**
 * The first signed address of a file: each reply of the server signs it again, and a player with a new address would
 * begin from the start. `renew`: takes the newest address, while nothing plays.
 */
function useSteadyAddress<Address extends string | null>(address: Address, renew: boolean): Address {
  const [steady, setSteady] = useState(address)
  const isOld = fileOf(steady) !== fileOf(address) || (renew && steady !== address)
  if (isOld) setSteady(address)
  return isOld ? address : steady
}
