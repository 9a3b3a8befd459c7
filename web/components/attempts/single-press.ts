import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'

/**
 * Props for a button that checks an answer and then continues. Ignores held keys and the second click of a double
 * click.
 */
export const singlePress = (act: () => void) => ({
  onClick: (event: MouseEvent) => {
    if (event.detail < 2) act()
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault()
  },
})

/** The time after a verdict appears, in milliseconds, in which a click must have been meant for Check. */
const FRESH_MS = 400

/** Whether the verdict with this key, if any, has only just appeared. */
export function useFreshVerdict(key: string | undefined): boolean {
  const [seen, setSeen] = useState<string>()
  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => setSeen(key), FRESH_MS)
    return () => clearTimeout(timer)
  }, [key])
  return key !== seen && key !== undefined
}
