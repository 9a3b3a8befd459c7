import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to what the returned ref holds whenever `step` changes, and when it first appears; if `enabled`. */
export function useFocusOnChange<T extends HTMLElement>(step: string, enabled = true): RefObject<T | null> {
  const target = useRef<T>(null)
  useEffect(() => {
    if (enabled) target.current?.focus()
  }, [step, enabled])
  return target
}
