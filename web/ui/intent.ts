import type { FocusEvent, PointerEvent } from 'react'

/** How long the pointer or the focus rests on something before it counts, milliseconds. */
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
 * Handlers for a link or button that call `begin` when it is about to be pressed: a finger or a mouse button is down on
 * it, or the pointer or the keyboard's focus rests on it. `begin` may be called several times.
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
