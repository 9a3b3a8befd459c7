import { chargeFailures, registeredFor } from '#domain/messages/registration.ts'
import { failureWords } from '#domain/payments/decline-words.ts'
import type { PaymentFactsFragment } from '#generated/operations.ts'
import { fetchCatalogue } from '#web/lib/api/catalogue-store.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { showBackgroundMessage, showMessage } from '#web/lib/message-store.ts'
import { sessionStore } from '#web/lib/session/session-store.ts'
import { checkoutOf, type CheckoutState, isRunning, setCheckout, useCheckoutStore } from './checkout-store.ts'
import { ownedQueryKey } from './use-owned.ts'

/** What an event says of a payment: no secret. */
type PaymentEvent = Omit<PaymentFactsFragment, 'clientSecret'>

/** A course whose payment this tab follows to its end; the key is known once the server has answered. */
export type Watch = { courseKey: string; courseName: string; paymentKey?: string; events: PaymentEvent[] }

const watches = new Map<string, Watch>()
/** Payments whose end was shown: an answer that comes late does not show it again. */
const ended = new Set<string>()

export const isWatched = (courseKey: string): boolean => watches.has(courseKey)
export const isOver = (watch: Watch): boolean => watches.get(watch.courseKey) !== watch
export const isKnown = (paymentKey: string): boolean =>
  ended.has(paymentKey) || [...watches.values()].some((watch) => watch.paymentKey === paymentKey)

/** Begins to follow a course's payment; a course is followed once at a time. */
export function startWatch(courseKey: string, courseName: string): Watch {
  const watch = { courseKey, courseName, events: [] }
  watches.set(courseKey, watch)
  setCheckout(courseKey, courseName, { step: 'processing' })
  return watch
}

/** Ends the watch with the state to show, if it has not ended already. */
export function endWatch(watch: Watch, state: CheckoutState): void {
  if (isOver(watch)) return
  watches.delete(watch.courseKey)
  if (watch.paymentKey !== undefined) ended.add(watch.paymentKey)
  setCheckout(watch.courseKey, watch.courseName, state)
  if (state.step === 'done') {
    showMessage(registeredFor(state.courseName))
    void queryClient.invalidateQueries()
  }
  if (state.step === 'failed') {
    // The open popup shows it already (spec 1.4.20).
    if (useCheckoutStore.getState().shown !== watch.courseKey) showBackgroundMessage(state.message, 'error')
    void queryClient.invalidateQueries({ queryKey: ownedQueryKey })
  }
  void fetchCatalogue()
}

/** Says that the academy cannot be reached just now. */
export function markOffline(watch: Watch): void {
  const state = checkoutOf(useCheckoutStore.getState().checkouts, watch.courseKey)
  if (isOver(watch) || state.step !== 'processing' || state.offline === true) return
  setCheckout(watch.courseKey, watch.courseName, { step: 'processing', offline: true })
}

/** Takes what an answer says of the watched payment. */
export function applyPayment(watch: Watch, payment: PaymentFactsFragment): void {
  if (isOver(watch) || payment.key !== watch.paymentKey) return
  const outcome = paymentOutcome(payment)
  if (isRunning(outcome)) setCheckout(watch.courseKey, watch.courseName, outcome)
  else endWatch(watch, outcome)
}

/** Takes an event that reports an end; while the payment runs only answers say what the reader has to do. */
export function applyEvent(watch: Watch, event: PaymentEvent): void {
  if (event.processing) return
  // Which payment is ours is not known before the answer: an earlier one of the course may end in the meantime.
  if (watch.paymentKey === undefined) watch.events.push(event)
  else applyPayment(watch, { ...event, clientSecret: null })
}

/** The server's answer names the watched payment; events that were faster are taken after it. */
export function namePayment(watch: Watch, payment: PaymentFactsFragment): void {
  watch.paymentKey = payment.key
  watch.courseName = payment.courseName
  applyPayment(watch, payment)
  for (const event of watch.events) applyEvent(watch, event)
}

/** One user's checkouts are not shown to the next. After an expired session they are resumed from the store. */
sessionStore.subscribe(({ session }, before) => {
  if (session?.uid === before.session?.uid) return
  watches.clear()
  ended.clear()
  useCheckoutStore.setState({ checkouts: [] })
})

/** What a payment means for its checkout (spec 1.4.19 to 1.4.21). */
function paymentOutcome(payment: PaymentFactsFragment): CheckoutState {
  const { key: paymentKey, courseName, processing, status, charge, clientSecret, progressKey } = payment
  if (processing) {
    return clientSecret === null ? { step: 'processing' } : { step: 'challenge', paymentKey, clientSecret }
  }
  if (status === 'paid') return { step: 'done', courseName, paymentKey, progressKey }
  return {
    step: 'failed',
    message: failureWords(charge?.failure_message ?? chargeFailures['card-failed']),
    charged: status === 'refunded' ? 'refunded' : 'no',
  }
}
