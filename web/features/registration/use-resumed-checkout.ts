import { useEffect } from 'react'
import { currentSession } from '../../lib/session-store.ts'
import { sentCheckout, useCheckoutStore } from './checkout-store.ts'
import { sendCheckout } from './send-checkout.ts'

/** After a reload, a checkout that was sent goes on: the same request id asks where it stands. */
export function useResumedCheckout(show: (courseKey: string) => void): void {
  useEffect(() => {
    const sent = sentCheckout.read()
    if (sent === undefined || sent.uid !== currentSession()?.uid) return
    if (useCheckoutStore.getState().checkout.step !== 'idle') return
    void sendCheckout(sent)
    show(sent.courseKey)
  }, [show])
}
