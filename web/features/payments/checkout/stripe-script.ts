import type { Stripe } from '@stripe/stripe-js'
// The default entry point would fetch Stripe's script as soon as this file loads.
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useRef } from 'react'

let loading: Promise<Stripe | null> | undefined

/** Loads Stripe's script once, and only when a card form is shown. Doesn't cache failures. */
export function stripeOf(publishableKey: string): Promise<Stripe | null> {
  loading ??= loadStripe(publishableKey).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Timeout in milliseconds. A blocked script or frame fires no error event. */
const SILENT_MS = 10_000

/** Calls `onTimeout` when `isWaiting` stays true for too long. What it waits for may still arrive later. */
export function useTimeoutWhile(isWaiting: boolean, onTimeout: () => void): void {
  const latest = useRef(onTimeout)
  useEffect(() => {
    latest.current = onTimeout
  })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => latest.current(), SILENT_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
}
