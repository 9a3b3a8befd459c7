import { type ReactNode, useEffect, useRef } from 'react'

/** Takes focus when it replaces the element that had it, so that keyboard and screen reader users keep their place. */
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
