import { type ReactNode, useEffect, useRef } from 'react'

/** Takes focus when it replaces the element that had it, so that keyboard and screen reader users keep their place. */
export function FocusOnMount({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.focus()
  }, [])
  return (
    <div ref={element} tabIndex={-1}>
      {children}
    </div>
  )
}
