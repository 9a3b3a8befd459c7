import type { FocusEvent, PointerEvent } from 'react'

/** How long the pointer or focus must rest on an element before it counts, in milliseconds. */
const DWELL_MS = 80

let dwellTimer: ReturnType<typeof setTimeout> | undefined

const cancelDwell = () => clearTimeout(dwellTimer)

function startDwell(element: Element, onIntent: () => void): void {
  cancelDwell()
  dwellTimer = setTimeout(() => {
    if (element.isConnected) onIntent()
  }, DWELL_MS)
}

/**
 * Handlers for a link or button that call `onIntent` when the user is likely to activate it: a finger or mouse button is
 * down on it, or the pointer or keyboard focus rests on it. `onIntent` may be called several times.
 */
export function intentHandlers(onIntent: (() => void) | undefined) {
  if (onIntent === undefined) return {}
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') startDwell(event.currentTarget, onIntent)
    },
    onPointerLeave: cancelDwell,
    onPointerDown: () => {
      cancelDwell()
      onIntent()
    },
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) startDwell(event.currentTarget, onIntent)
    },
    onBlur: cancelDwell,
  }
}
