import type { Quality, Rendition } from './quality.ts'

/**
 * Why playing cannot go on by itself: the connection is lost; the cookies have expired; the file is gone or is none that can be
 * played.
 */
export type Failure = 'network' | 'forbidden' | 'unplayable'

/** What an engine reports. */
export type EngineEvents = {
  onFailure: (failure: Failure) => void
  /** Data arrives. */
  onLoaded: () => void
  onRenditions: (available: readonly Rendition[]) => void
}

/** What loads a lecture into a video element. */
export type Engine = {
  /** Begins to load what is played now; before it only what shows the first picture is loaded. */
  play: () => void
  setQuality: (quality: Quality) => void
  /** Goes on where it was, after a failure whose cause may be gone. */
  resume: () => void
  /** What the connection carries by its measure, bits a second. */
  bandwidth: () => number | undefined
  destroy: () => void
}

/** What an engine begins with. Times in seconds. */
export type EngineStart = {
  video: HTMLVideoElement
  quality: Quality
  /** What the connection carried the last time, bits a second. */
  bandwidth: number | undefined
  startAt: number
  events: EngineEvents
}

/** The failure that a status of HTTP says; 0 or undefined for no answer. Undefined for a good one. */
export function failureOf(status: number | undefined): Failure | undefined {
  if (!status || status >= 500) return 'network'
  if (status === 401 || status === 403) return 'forbidden'
  return status >= 400 ? 'unplayable' : undefined
}
