import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { endAnsweredErrors, markErrorsAnswered } from '#web/lib/message-store.ts'

const ACTS = ['pointerdown', 'click', 'keydown', 'popstate'] as const

/**
 * A change of page by the person ends the errors of the page before (decisions, Messages). An error that came after what they
 * did last, such as why a page sent them elsewhere, stays.
 */
export function useAnsweredErrors(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    // Before anything on the page answers the act itself.
    for (const act of ACTS) window.addEventListener(act, markErrorsAnswered, { capture: true })
    return () => {
      for (const act of ACTS) window.removeEventListener(act, markErrorsAnswered, { capture: true })
    }
  }, [])
  useEffect(() => endAnsweredErrors, [pathname])
}
