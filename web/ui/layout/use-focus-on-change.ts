import { type RefCallback, useEffect, useState } from 'react'

/**
 * Focuses the element of the returned ref whenever `step` changes and when the element mounts, which may be long after
 * the calling component, for example while code is loading. Does nothing unless `enabled`.
 */
export function useFocusOnChange<T extends HTMLElement>(step: string, enabled = true): RefCallback<T> {
  const [target, setTarget] = useState<T | null>(null)
  useEffect(() => {
    if (enabled) target?.focus()
  }, [target, step, enabled])
  return setTarget
}
