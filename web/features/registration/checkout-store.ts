import { create } from 'zustand'
import type { PaymentFactsFragment } from '../../../generated/operations.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** A checkout that was sent: kept until it ends, so that a reload shows where it stands and repeats nothing. */
export type SentCheckout = {
  requestId: string
  uid: string
  courseKey: string
  courseName: string
  /** What the card form returned; needed to ask again when the first reply never came. */
  token: string
}

/** Where the checkout stands (spec 1.4.16 to 1.4.21). */
export type CheckoutState =
  | { step: 'idle' }
  | { step: 'processing' }
  | { step: 'challenge'; payment: PaymentFactsFragment; clientSecret: string }
  | { step: 'failed'; message: string; charged: 'no' | 'refunded' }
  | { step: 'done'; courseName: string }

function isSent(value: unknown): value is SentCheckout {
  if (typeof value !== 'object' || value === null) return false
  return ['requestId', 'uid', 'courseKey', 'courseName', 'token'].every((key) => key in value)
}

export const sentCheckout = storedValue(() => window.sessionStorage, 'academy.checkout', isSent)

export const useCheckoutStore = create<{ checkout: CheckoutState; sent: SentCheckout | undefined }>(() => ({
  checkout: { step: 'idle' },
  sent: undefined,
}))

/** Begins to follow a checkout; what ends it forgets it. */
export function beginCheckout(sent: SentCheckout): void {
  sentCheckout.write(sent)
  useCheckoutStore.setState({ sent, checkout: { step: 'processing' } })
}

export function setCheckout(checkout: CheckoutState): void {
  useCheckoutStore.setState({ checkout })
  if (checkout.step === 'processing' || checkout.step === 'challenge') return
  sentCheckout.write(undefined)
  useCheckoutStore.setState({ sent: undefined })
}
