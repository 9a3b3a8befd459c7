import { storedValue } from './stored-value.ts'

/** How somebody watches lectures in this browser: the speed, and whether captions are shown. */
export type PlaybackHabits = { speed: number; captions: boolean }

const isHabits = (value: unknown): value is PlaybackHabits =>
  typeof value === 'object' &&
  value !== null &&
  'speed' in value &&
  typeof value.speed === 'number' &&
  'captions' in value &&
  typeof value.captions === 'boolean'

const stored = storedValue(() => window.localStorage, 'academy.playback-habits', isHabits)

/** Before anything is chosen: the speed of the recording, with captions. */
export const playbackHabits = (): PlaybackHabits => stored.read() ?? { speed: 1, captions: true }

export const rememberHabits = (change: Partial<PlaybackHabits>): void => {
  stored.write({ ...playbackHabits(), ...change })
}
