import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Takes the focus when it appears in place of the element that had it: users of keyboards and screen readers stay in
 * place.
 */
export function FocusHere({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
  }, [])
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}
