import type { FocusEvent, PointerEvent } from 'react'

/** How long the pointer or focus must rest on an element before it counts, in milliseconds. */
const REST_MS = 80

let resting: ReturnType<typeof setTimeout> | undefined

const forget = () => clearTimeout(resting)

function rest(element: Element, begin: () => void): void {
  forget()
  resting = setTimeout(() => {
    if (element.isConnected) begin()
  }, REST_MS)
}

/**
 * Handlers for a link or button that call `begin` when the user is likely to activate it: a finger or mouse button is
 * down on it, or the pointer or keyboard focus rests on it. `begin` may be called several times.
 */
export function intentHandlers(begin: (() => void) | undefined) {
  if (begin === undefined) return {}
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') rest(event.currentTarget, begin)
    },
    onPointerLeave: forget,
    onPointerDown: () => {
      forget()
      begin()
    },
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) rest(event.currentTarget, begin)
    },
    onBlur: forget,
  }
}
