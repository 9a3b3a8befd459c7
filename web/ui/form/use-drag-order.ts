import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** A row that is dragged: from which place, over which one it is, how far it has moved, and its height with the gap beside it, in pixels. */
export type Drag = { from: number; to: number; by: number; height: number }

/** So near to the window's edge the page scrolls, by so much a frame. */
const EDGE = 96
const STEP = 12

type Box = { top: number; height: number }

/** The place of a row that has moved by some pixels: among the others by its middle. */
function placeOf(boxes: readonly Box[], from: number, by: number): number {
  const own = boxes[from]
  if (!own) return from
  const top = own.top + by
  return boxes.filter(({ top: other, height }, place) => {
    if (place === from) return false
    // Down, its lower edge passes a middle; up, its upper one.
    return place > from ? top + own.height > other + height / 2 : top > other + height / 2
  }).length
}

/**
 * Drags a list's rows by their grips with a mouse, a pen, or a finger. Rows keep their places in the document until the
 * release, so nothing removes the grip; `shiftOf` says how far each is shown from its own. Escape and a lost pointer
 * cancel; near the window's edge the page scrolls.
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
      to = placeOf(boxes, from, by)
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

/** How far a row is shown from its own place while one is dragged, in pixels. */
export function shiftOf(place: number, { from, to, by, height }: Drag): number {
  if (place === from) return by
  if (place > from && place <= to) return -height
  return place < from && place >= to ? height : 0
}
