import type { Stripe } from '@stripe/stripe-js'
// The plain entry point would fetch Stripe's script as soon as this file is loaded.
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useRef } from 'react'

let loading: Promise<Stripe | null> | undefined

/** Stripe's own script, loaded once, and only when a card form is shown; a failure is not cached. */
export function stripeOf(publishableKey: string): Promise<Stripe | null> {
  loading ??= loadStripe(publishableKey).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Nobody waits longer without a word, milliseconds: a blocked script or frame never says that it will not come. */
const SILENT_MS = 10_000

/** Calls back once `what` has been waited for in silence; it may come all the same. */
export function useSilence(waits: boolean, say: () => void): void {
  const latest = useRef(say)
  useEffect(() => {
    latest.current = say
  })
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => latest.current(), SILENT_MS)
    return () => clearTimeout(timer)
  }, [waits])
}
