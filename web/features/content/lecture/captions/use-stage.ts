import { useEffect, useMemo, useRef } from 'react'

/** The page's video for an editor: its position in seconds, and playback of a part of it. */
export type Stage = { position: () => number; play: (start: number, end: number) => void }

/**
 * Finds the video inside the element that gets `frame`, whatever the player. Without a video, the position is 0 and
 * nothing plays.
 */
export function useStage() {
  const frame = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(undefined)
  useEffect(
    () => () => {
      stop.current?.()
    },
    [],
  )
  const stage = useMemo((): Stage => {
    const video = () => frame.current?.querySelector('video') ?? null
    return {
      position: () => video()?.currentTime ?? 0,
      play: (start, end) => {
        const element = video()
        stop.current?.()
        if (element === null) return
        const watch = () => {
          if (element.currentTime >= end) element.pause()
          if (element.currentTime >= end || element.paused) stop.current?.()
        }
        stop.current = () => {
          element.removeEventListener('timeupdate', watch)
          stop.current = undefined
        }
        element.currentTime = start
        // If the browser can't play, such as when files are missing, the player shows that.
        void element
          .play()
          .then(() => element.addEventListener('timeupdate', watch))
          .catch(() => undefined)
      },
    }
  }, [])
  return { frame, stage }
}
