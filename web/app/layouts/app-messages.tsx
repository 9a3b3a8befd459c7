import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { dismissMessage, endAnsweredErrors, markErrorsAnswered, useMessageStore } from '#web/lib/message-store.ts'
import { MessageBar } from '#web/ui/message-bar.tsx'

/** The global message bar (spec 1.2.21, 1.8.1). */
export function AppMessages() {
  useAnsweredErrors()
  const messages = useMessageStore((state) => state.messages)
  return <MessageBar messages={messages} onDismiss={dismissMessage} />
}

const ACTS = ['pointerdown', 'click', 'keydown', 'popstate'] as const

/**
 * A change of page by the person ends the errors of the page before (decisions, Messages). An error that came after what they
 * did last, such as why a page sent them elsewhere, stays.
 */
function useAnsweredErrors(): void {
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
