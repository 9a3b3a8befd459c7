import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the focus when it appears, where what had it has gone: readers by keyboard and screen reader stay in place. */
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
