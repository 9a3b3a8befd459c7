import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'

/** What a button that checks an answer, and then leads on, does now. A held key or the second click of a double click does nothing. */
export const singlePress = (act: () => void) => ({
  onClick: (event: MouseEvent) => {
    if (event.detail < 2) act()
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault()
  },
})

/** Milliseconds in which nobody has read a verdict: a press in them was meant for Check. */
const FRESH_MS = 400

/** Whether a verdict has only just appeared, where there is one (`key`). */
export function useFreshVerdict(key: string | undefined): boolean {
  const [seen, setSeen] = useState<string>()
  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => setSeen(key), FRESH_MS)
    return () => clearTimeout(timer)
  }, [key])
  return key !== seen && key !== undefined
}
