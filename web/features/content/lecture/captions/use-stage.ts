import { useEffect, useMemo, useRef } from 'react'

/** The video of the page as an editor uses it: where it is, in seconds, and playing a part of it. */
export type Stage = { position: () => number; play: (start: number, end: number) => void }

/**
 * The video within the element that `frame` is given to, whatever player shows it. Without one, the position is 0 and nothing plays.
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
        // A browser that plays nothing now, such as without the files, says so in the player.
        void element
          .play()
          .then(() => element.addEventListener('timeupdate', watch))
          .catch(() => undefined)
      },
    }
  }, [])
  return { frame, stage }
}
