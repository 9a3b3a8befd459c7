import { useEffect } from 'react'
import { currentSession } from '#web/lib/session/session-store.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { sentCheckouts } from './checkout-store.ts'
import { followPayment, sendCheckout } from './send-checkout.ts'
import { isWatched } from './watched-payments.ts'

/**
 * Checkouts that were left go on: those of this tab with their own request id, which asks where they stand (`show`
 * opens the last one), and those that only the server knows of, such as when the browser was closed.
 */
export function useResumedCheckouts(openPayments: readonly string[], show: (courseKey: string) => void): void {
  const uid = useSession()?.uid
  useEffect(() => {
    const left = sentCheckouts().filter((sent) => sent.uid === uid && !isWatched(sent.courseKey))
    for (const sent of left) void sendCheckout(sent)
    const last = left.at(-1)
    if (last !== undefined) show(last.courseKey)
  }, [uid, show])
  useEffect(() => {
    for (const key of openPayments) if (currentSession() !== undefined) void followPayment(key)
  }, [openPayments])
}
