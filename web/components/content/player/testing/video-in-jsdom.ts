import { act } from '@testing-library/react'

type Media = { paused: boolean; ended: boolean; readyState: number; duration: number; error: object | null }

const media = new WeakMap<HTMLMediaElement, Media>()
const mediaOf = (element: HTMLMediaElement): Media => {
  const known = media.get(element) ?? { paused: true, ended: false, readyState: 0, duration: Number.NaN, error: null }
  media.set(element, known)
  return known
}

/** jsdom can't play videos: `videoOf` sets their properties, and play and pause only fire events. */
export function installVideo(): void {
  const { prototype } = HTMLMediaElement
  for (const name of ['paused', 'ended', 'readyState', 'duration', 'error'] as const)
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: HTMLMediaElement) {
        return mediaOf(this)[name]
      },
    })
  const emit = (element: HTMLMediaElement, event: string) => element.dispatchEvent(new Event(event))
  Object.assign(prototype, {
    load(this: HTMLMediaElement) {
      Object.assign(mediaOf(this), { readyState: 0, error: null })
      this.currentTime = 0
      emit(this, 'emptied')
    },
    play(this: HTMLMediaElement) {
      mediaOf(this).paused = false
      emit(this, 'play')
      emit(this, 'playing')
      return Promise.resolve()
    },
    pause(this: HTMLMediaElement) {
      mediaOf(this).paused = true
      emit(this, 'pause')
    },
  })
}

/** Simulates the events of a video that lasts `seconds`. */
export function videoOf(element: HTMLElement, seconds = 100) {
  if (!(element instanceof HTMLVideoElement)) throw new Error('no video')
  const happen = (event: string, facts: Partial<Media> = {}) =>
    act(() => {
      Object.assign(mediaOf(element), facts)
      element.dispatchEvent(new Event(event))
    })
  return {
    element,
    loaded: () => happen('loadedmetadata', { readyState: 4, duration: seconds }),
    /** Plays up to this second. */
    at: (time: number) => {
      element.currentTime = time
      happen('timeupdate')
    },
    /** The file can't be loaded. */
    failed: () => happen('error', { error: { code: 4 } }),
    ended: () => happen('ended', { ended: true, paused: true }),
  }
}
