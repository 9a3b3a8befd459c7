import { type RefCallback, useEffect, useState } from 'react'

/**
 * Moves the focus to the element of the returned ref whenever `step` changes, and when the element appears, even long
 * after the component that asks for it, as behind code that is still loading; if `enabled`.
 */
export function useFocusOnChange<T extends HTMLElement>(step: string, enabled = true): RefCallback<T> {
  const [target, setTarget] = useState<T | null>(null)
  useEffect(() => {
    if (enabled) target?.focus()
  }, [target, step, enabled])
  return setTarget
}
