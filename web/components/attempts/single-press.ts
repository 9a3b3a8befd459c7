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

/**
 * Scrolls a new verdict's first line into sight; on larger screens, only as far as the question's text stays in sight.
 */
function showVerdict(): void {
  const [text, verdict] = ['#question-body', '.verdict__word'].map((name) => document.querySelector(name))
  const isKept = window.matchMedia('(min-width: 40.01rem)').matches && (text?.getBoundingClientRect().top ?? -1) >= 0
  verdict?.scrollIntoView({ block: 'nearest' })
  if (isKept) text?.scrollIntoView({ block: 'nearest' })
}

/** Whether the verdict with this key, if any, has only just appeared. Scrolls it into sight. */
export function useFreshVerdict(key: string | undefined): boolean {
  const [seen, setSeen] = useState<string>()
  useEffect(() => {
    if (key === undefined) return
    showVerdict()
    const timer = setTimeout(() => setSeen(key), FRESH_MS)
    return () => clearTimeout(timer)
  }, [key])
  return key !== seen && key !== undefined
}
