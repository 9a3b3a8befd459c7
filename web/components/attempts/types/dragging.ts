import type { PointerEvent as ReactPointerEvent } from 'react'
import './item.css'

/** The distance in pixels from which a pressed pointer drags; less counts as a click. */
const SLACK = 6

const closest = (element: Element | EventTarget | null, selector: string): HTMLElement | null =>
  element instanceof Element ? element.closest<HTMLElement>(selector) : null

/** The `data-drop` of the words to place: a placed word dropped there is taken out. */
export const BANK = 'bank'

/** A copy of the dragged element, which follows the pointer and is hidden from screen readers. */
function ghostOf(source: HTMLElement): HTMLElement {
  const { left, top, width, height } = source.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = 'drag-ghost'
  ghost.setAttribute('aria-hidden', 'true')
  ghost.textContent = source.textContent
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, minHeight: `${height}px` })
  document.body.append(ghost)
  return ghost
}

/** Ignores the click event that the browser fires at the end of a drag. */
function ignoreNextClick(): void {
  const ignore = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', ignore, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }))
}

/**
 * Dragging with a mouse or a pen, as an alternative to clicking; touch scrolls. Put `onPointerDown` on the container of
 * `data-drag` elements, which can be dropped on another `data-drop` than their own, `from`, in the same fieldset. If only
 * a handle is dragged, a copy of its `data-dragged` element moves. Escape cancels; a question removed from the page
 * ignores the drop.
 */
export const dragging =
  (onDrop: (dragged: string, target: string, from: string | undefined) => void) =>
  (pressed: ReactPointerEvent<HTMLElement>): void => {
    const area = closest(pressed.currentTarget, 'fieldset') ?? pressed.currentTarget
    const source = closest(pressed.target, '[data-drag]')
    const dragged = source?.dataset.drag
    if (pressed.pointerType === 'touch' || pressed.button !== 0 || source === null || dragged === undefined) return
    const { clientX, clientY } = pressed
    const home = closest(source, '[data-drop]')
    const listeners = new AbortController()
    let ghost: HTMLElement | undefined
    let target: HTMLElement | null = null
    const mark = (next: HTMLElement | null) => {
      target?.removeAttribute('data-drop-over')
      target = next !== home && next !== null && area.contains(next) ? next : null
      target?.setAttribute('data-drop-over', '')
    }
    const stop = () => {
      listeners.abort()
      mark(null)
      if (ghost === undefined) return
      ghost.remove()
      source.removeAttribute('data-drag-source')
      ignoreNextClick()
    }
    const move = (event: PointerEvent) => {
      const [x, y] = [event.clientX - clientX, event.clientY - clientY]
      if (ghost === undefined) {
        if (Math.hypot(x, y) < SLACK) return
        ghost = ghostOf(closest(source, '[data-dragged]') ?? source)
        source.setAttribute('data-drag-source', '')
        document.getSelection()?.removeAllRanges()
      }
      event.preventDefault()
      ghost.style.translate = `${x}px ${y}px`
      mark(closest(document.elementFromPoint(event.clientX, event.clientY), '[data-drop]'))
    }
    const release = () => {
      const drop = ghost === undefined || !area.isConnected ? undefined : target?.dataset.drop
      stop()
      if (drop !== undefined) onDrop(dragged, drop, home?.dataset.drop)
    }
    const { signal } = listeners
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', release, { signal })
    window.addEventListener('pointercancel', stop, { signal })
    window.addEventListener('blur', stop, { signal })
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') stop()
      },
      { signal },
    )
  }
