import { useCallback, useEffect, useRef, useState } from 'react'

/** The current line's distance from the top of the box, as a fraction of the height that the line leaves free. */
const FROM_TOP = 1 / 3
/** Keys that scroll a box. */
const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']

/**
 * Keeps the line with index `current` visible within its own scroll box, without moving the page. Stops when the reader
 * scrolls the box by wheel, touch, scroll bar, or keys (`following` is false), until `follow` is called. The style
 * sheet makes scrolling smooth if the reader's settings allow it.
 */
export function useFollow(current: number) {
  const box = useRef<HTMLOListElement>(null)
  const [following, setFollowing] = useState(true)
  const show = useCallback((line: number) => {
    const element = box.current
    const item = element?.children[line]
    if (!element || !(item instanceof HTMLElement)) return
    element.scrollTop = Math.max(0, item.offsetTop - (element.clientHeight - item.offsetHeight) * FROM_TOP)
  }, [])
  const follow = useCallback(() => setFollowing(true), [])
  const release = useCallback(() => setFollowing(false), [])
  useEffect(() => {
    if (following) show(current)
  }, [following, current, show])
  useEffect(() => {
    const element = box.current
    if (!element) return
    const press = (event: PointerEvent) => {
      // The scroll bar itself: a press on a line jumps there.
      if (event.target === element) release()
    }
    const key = (event: KeyboardEvent) => {
      if (SCROLL_KEYS.includes(event.key)) release()
    }
    element.addEventListener('wheel', release, { passive: true })
    element.addEventListener('touchmove', release, { passive: true })
    element.addEventListener('pointerdown', press)
    element.addEventListener('keydown', key)
    return () => {
      element.removeEventListener('wheel', release)
      element.removeEventListener('touchmove', release)
      element.removeEventListener('pointerdown', press)
      element.removeEventListener('keydown', key)
    }
  }, [release])
  return { box, following, follow, release, show }
}
