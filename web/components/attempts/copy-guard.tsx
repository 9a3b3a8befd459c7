import { type ReactNode, useEffect, useRef } from 'react'

const isCopyKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && ['c', 'x'].includes(event.key.toLowerCase())

/**
 * Blocks copying of its content: the copy event, Ctrl+C, dragging text out, and the context menu (spec 3.5.27).
 * Selecting, zooming, and screen readers still work, because the text stays plain text.
 */
export function CopyGuard({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = area.current
    if (element === null) return
    const block = (event: Event) => event.preventDefault()
    // A selection may start outside, for example with "select all".
    const blockSelected = (event: Event) => {
      const selection = document.getSelection()
      const touched = selection !== null && !selection.isCollapsed && selection.containsNode(element, true)
      if (touched || (event.target instanceof Node && element.contains(event.target))) event.preventDefault()
    }
    const blockKey = (event: KeyboardEvent) => {
      if (isCopyKey(event)) blockSelected(event)
    }
    element.addEventListener('contextmenu', block)
    element.addEventListener('dragstart', block)
    document.addEventListener('copy', blockSelected)
    document.addEventListener('cut', blockSelected)
    document.addEventListener('keydown', blockKey)
    return () => {
      element.removeEventListener('contextmenu', block)
      element.removeEventListener('dragstart', block)
      document.removeEventListener('copy', blockSelected)
      document.removeEventListener('cut', blockSelected)
      document.removeEventListener('keydown', blockKey)
    }
  }, [])
  return <div ref={area}>{children}</div>
}
