import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to what the returned ref holds whenever `step` changes, and when it first appears. */
export function useFocusOnChange<T extends HTMLElement>(step: string): RefObject<T | null> {
  const target = useRef<T>(null)
  useEffect(() => {
    target.current?.focus()
  }, [step])
  return target
}
