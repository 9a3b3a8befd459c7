import type { Quality, Rendition } from './quality.ts'

/**
 * Why playback can't continue on its own: the connection is lost, the cookies have expired, or the file is missing or
 * can't be played.
 */
export type Failure = 'network' | 'forbidden' | 'unplayable'

/** Events that an engine reports. */
export type EngineEvents = {
  onFailure: (failure: Failure) => void
  /** Called when data arrives. */
  onLoaded: () => void
  onRenditions: (available: readonly Rendition[]) => void
}

/** Loads a lecture into a video element. */
export type Engine = {
  /** Starts loading the video to play it; before, only the data for the first picture is loaded. */
  play: () => void
  setQuality: (quality: Quality) => void
  /** Continues at the same position after a failure whose cause may be gone. */
  resume: () => void
  /** The measured bandwidth, in bits per second. */
  bandwidth: () => number | undefined
  destroy: () => void
}

/** The parameters of an engine. Times in seconds. */
export type EngineStart = {
  video: HTMLVideoElement
  quality: Quality
  /** The bandwidth measured last time, in bits per second. */
  bandwidth: number | undefined
  startAt: number
  events: EngineEvents
}

/** The failure for an HTTP status (0 or undefined if there was no reply); undefined for a successful one. */
export function failureOf(status: number | undefined): Failure | undefined {
  if (!status || status >= 500) return 'network'
  if (status === 401 || status === 403) return 'forbidden'
  return status >= 400 ? 'unplayable' : undefined
}
