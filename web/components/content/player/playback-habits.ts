import { isObject } from '#web/lib/json.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { isQuality, type Quality } from './quality.ts'

/** The playback settings of this browser. */
export type PlaybackHabits = {
  speed: number
  /** Whether captions are shown. */
  captions: boolean
  quality: Quality
  /** From 0 to 1, and whether the sound is off. */
  volume: number
  muted: boolean
  /** The bandwidth measured last time, in bits per second; absent before the first measurement. */
  bandwidth?: number
}

/** The defaults: original speed, captions on, and the quality that the connection supports. */
const FIRST: PlaybackHabits = { speed: 1, captions: true, quality: 'auto', volume: 1, muted: false }

const isStored = (value: unknown): value is Partial<Record<keyof PlaybackHabits, unknown>> => isObject(value)

const stored = storedValue(() => window.localStorage, 'academy.playback-habits', isStored)

const isWithin = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max

/** This browser's settings. Values stored by an older version may lack some of them. */
export function playbackHabits(): PlaybackHabits {
  const { speed, captions, quality, volume, muted, bandwidth } = stored.read() ?? {}
  return {
    speed: isWithin(speed, 0.25, 4) ? speed : FIRST.speed,
    captions: typeof captions === 'boolean' ? captions : FIRST.captions,
    quality: isQuality(quality) ? quality : FIRST.quality,
    volume: isWithin(volume, 0, 1) ? volume : FIRST.volume,
    muted: typeof muted === 'boolean' ? muted : FIRST.muted,
    ...(isWithin(bandwidth, 1, 1e12) ? { bandwidth } : {}),
  }
}

/** Stores changed settings. */
export const storeHabits = (change: Partial<PlaybackHabits>): void => stored.write({ ...playbackHabits(), ...change })
