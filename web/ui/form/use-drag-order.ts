import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/**
 * A row being dragged: its original index, the index it's over, how far it has moved, and its height including the gap,
 * in pixels.
 */
export type Drag = { from: number; to: number; by: number; height: number }

/** The page scrolls while the pointer is within `EDGE` pixels of the window's edge, by `STEP` pixels per frame. */
const EDGE = 96
const STEP = 12

type Box = { top: number; height: number }

/** The index for a row that has moved by `by` pixels, compared with the midpoints of the other rows. */
function indexOfDrop(boxes: readonly Box[], from: number, by: number): number {
  const dragged = boxes[from]
  if (!dragged) return from
  const top = dragged.top + by
  return boxes.filter(({ top: other, height }, index) => {
    if (index === from) return false
    // Moving down, the row's bottom edge must pass a midpoint; moving up, its top edge.
    return index > from ? top + dragged.height > other + height / 2 : top > other + height / 2
  }).length
}

/**
 * Reorders a list's rows by dragging their grips with a mouse, a pen, or a finger. The DOM order stays until the
 * release, so that the grip isn't removed; `shiftOf` returns each row's offset. Escape and a lost pointer cancel. The
 * page scrolls near the window's edge.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const stop = useRef<(() => void) | undefined>(undefined)
  useEffect(
    () => () => {
      stop.current?.()
    },
    [],
  )
  const begin = (from: number) => (pressed: ReactPointerEvent<HTMLElement>) => {
    if (pressed.button !== 0 || !pressed.isPrimary || list.current === null || stop.current !== undefined) return
    const boxes = [...list.current.children].map((row): Box => {
      const { top, height } = row.getBoundingClientRect()
      return { top: top + window.scrollY, height }
    })
    const [first, second] = boxes
    const gap = first && second ? second.top - first.top - first.height : 0
    const height = (boxes[from]?.height ?? 0) + gap
    const startY = pressed.clientY + window.scrollY
    const listeners = new AbortController()
    let [clientY, to, frame] = [pressed.clientY, from, 0]
    const show = () => {
      const by = clientY + window.scrollY - startY
      to = indexOfDrop(boxes, from, by)
      setDrag({ from, to, by, height })
    }
    const scroll = () => {
      const by = clientY < EDGE ? -STEP : clientY > window.innerHeight - EDGE ? STEP : 0
      if (by !== 0) {
        window.scrollBy(0, by)
        show()
      }
      frame = requestAnimationFrame(scroll)
    }
    const end = () => {
      listeners.abort()
      cancelAnimationFrame(frame)
      stop.current = undefined
      setDrag(undefined)
    }
    stop.current = end
    const { signal } = listeners
    const onPointer = (type: string, act: (event: PointerEvent) => void) => {
      const ofThis = (event: Event) => {
        if (event instanceof PointerEvent && event.pointerId === pressed.pointerId) act(event)
      }
      window.addEventListener(type, ofThis, { signal })
    }
    onPointer('pointermove', (event) => {
      event.preventDefault()
      clientY = event.clientY
      show()
    })
    onPointer('pointerup', () => {
      end()
      if (to !== from) onMove(from, to)
    })
    onPointer('pointercancel', end)
    window.addEventListener('blur', end, { signal })
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') end()
      },
      { signal },
    )
    frame = requestAnimationFrame(scroll)
  }
  return { drag, begin }
}

/** A row's offset from its own place while a row is being dragged, in pixels. */
export function shiftOf(index: number, { from, to, by, height }: Drag): number {
  if (index === from) return by
  if (index > from && index <= to) return -height
  return index < from && index >= to ? height : 0
}
