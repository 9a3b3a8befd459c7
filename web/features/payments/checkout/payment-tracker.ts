import { create } from 'zustand'
import { chargeFailures, registeredFor } from '#domain/messages/registration.ts'
import { failureWords } from '#domain/payments/decline-words.ts'
import type { PaymentFactsFragment } from '#generated/operations.ts'
import { fetchCatalogue } from '#web/lib/api/catalogue-store.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { isObject } from '#web/lib/json.ts'
import { showBackgroundMessage, showMessage } from '#web/lib/message-store.ts'
import { sessionStore } from '#web/lib/session/session-store.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { ownedQueryKey } from './use-owned.ts'

/** A checkout that was sent: stored until it ends, so that a reload shows its state and repeats nothing. */
export type SentCheckout = {
  requestId: string
  uid: string
  courseKey: string
  courseName: string
  /** What the buyer saw, whole dollars and days online; absent from a tab that an older version sent it in. */
  price?: number
  days?: number
  /** What the card form returned; needed to repeat the request when the first reply never came. */
  token: string
}

/** The state of a course's checkout (spec 1.4.16 to 1.4.21). */
export type CheckoutState =
  | { step: 'idle' }
  /** `offline`: the academy cannot be reached just now; it is asked again. */
  | { step: 'processing'; offline?: boolean }
  | { step: 'challenge'; paymentKey: string; clientSecret: string }
  | { step: 'failed'; message: string; charged: 'no' | 'refunded' }
  /** `progressKey`: the course as it was opened for the student; null as long as the server has not said so. */
  | { step: 'done'; paymentKey: string; progressKey: string | null }

/** A payment as it is published: without its secret. */
type PublishedPayment = Omit<PaymentFactsFragment, 'clientSecret'>

/** A course's payment that this tab tracks to its end. */
export type PaymentTracker = {
  id: number
  courseKey: string
  courseName: string
  state: CheckoutState
  /** Known once the server has replied. */
  paymentKey?: string
  /** Ends published before that: whether they are this payment's or an earlier one's is not known yet. */
  earlyEnds: readonly PublishedPayment[]
}

export type TrackerEvent =
  | { type: 'offline' }
  | { type: 'refused'; message: string }
  | { type: 'reply'; payment: PaymentFactsFragment }
  | { type: 'published'; payment: PublishedPayment }

/** Whether a checkout still runs: its card was sent, its end is not known. */
export const isRunning = ({ step }: CheckoutState): boolean => step === 'processing' || step === 'challenge'

/** What a payment means for its checkout (spec 1.4.19 to 1.4.21). */
function stateOf(payment: PublishedPayment & { clientSecret?: string | null }): CheckoutState {
  const { key: paymentKey, processing, status, charge, clientSecret, progressKey } = payment
  if (processing) return clientSecret == null ? { step: 'processing' } : { step: 'challenge', paymentKey, clientSecret }
  if (status === 'paid') return { step: 'done', paymentKey, progressKey }
  return {
    step: 'failed',
    message: failureWords(charge?.failure_message ?? chargeFailures['card-failed']),
    charged: status === 'refunded' ? 'refunded' : 'no',
  }
}

const applyPayment = (tracker: PaymentTracker, payment: PublishedPayment): PaymentTracker =>
  isRunning(tracker.state) && payment.key === tracker.paymentKey ? { ...tracker, state: stateOf(payment) } : tracker

/** The first reply names the payment; ends that were faster are applied after it. */
function setPaymentKey(tracker: PaymentTracker, payment: PaymentFactsFragment): PaymentTracker {
  const { key: paymentKey, courseName } = payment
  return [payment, ...tracker.earlyEnds].reduce(applyPayment, { ...tracker, paymentKey, courseName, earlyEnds: [] })
}

/** The tracker after an event. A settled one stays as it is: late replies and events show no second end. */
export function transition(tracker: PaymentTracker, event: TrackerEvent): PaymentTracker {
  const { state, paymentKey, earlyEnds } = tracker
  if (!isRunning(state)) return tracker
  switch (event.type) {
    case 'offline':
      if (state.step !== 'processing' || state.offline === true) return tracker
      return { ...tracker, state: { step: 'processing', offline: true } }
    case 'refused':
      return { ...tracker, state: { step: 'failed', message: event.message, charged: 'no' } }
    case 'reply':
      return paymentKey === undefined ? setPaymentKey(tracker, event.payment) : applyPayment(tracker, event.payment)
    case 'published':
      // While the payment runs only replies tell the reader what to do.
      if (event.payment.processing) return tracker
      if (paymentKey === undefined) return { ...tracker, earlyEnds: [...earlyEnds, event.payment] }
      return applyPayment(tracker, event.payment)
  }
}

const areSent = (value: unknown): value is SentCheckout[] =>
  Array.isArray(value) &&
  value.every(
    (sent: unknown) =>
      isObject(sent) && ['requestId', 'uid', 'courseKey', 'courseName', 'token'].every((key) => key in sent),
  )

const stored = storedValue(() => window.sessionStorage, 'academy.checkouts', areSent)

/** The checkouts that this tab has sent and not seen end. */
export const sentCheckouts = (): readonly SentCheckout[] => stored.read() ?? []

/** Stores what was sent for a course in place of what was before; nothing once its checkout has ended. */
function storeSent(courseKey: string, ...sent: SentCheckout[]): void {
  const all = [...sentCheckouts().filter((other) => other.courseKey !== courseKey), ...sent]
  stored.write(all.length === 0 ? undefined : all)
}

/** `shown`: the course whose popup is open, which shows itself how its payment ends. */
type Trackers = { trackers: readonly PaymentTracker[]; shown: string | undefined }

export const useTrackers = create<Trackers>(() => ({ trackers: [], shown: undefined }))

const idle: CheckoutState = { step: 'idle' }
/** Payments whose end was shown: a late reply shows it no second time. */
const endedKeys = new Set<string>()
let lastId = 0

const list = () => useTrackers.getState().trackers
export const findTracker = (id: number) => list().find((tracker) => tracker.id === id)
export const isSettled = (id: number): boolean => !isRunning(findTracker(id)?.state ?? idle)
/** Whether a payment of the course runs in this tab. */
export const isTracked = (courseKey: string): boolean =>
  list().some((tracker) => tracker.courseKey === courseKey && isRunning(tracker.state))
export const isKnown = (key: string): boolean =>
  endedKeys.has(key) || list().some(({ paymentKey }) => paymentKey === key)

/** A course has one tracker at most. */
const setTracker = (courseKey: string, ...tracker: PaymentTracker[]): void =>
  useTrackers.setState(({ trackers }) => ({
    trackers: [...trackers.filter((other) => other.courseKey !== courseKey), ...tracker],
  }))

/** Starts to track the payment of a course: one that is sent now, or one that runs already. */
export function startTracker(course: { courseKey: string; courseName: string }, sent?: SentCheckout): number {
  const { courseKey, courseName } = course
  if (sent !== undefined) storeSent(courseKey, sent)
  lastId += 1
  setTracker(courseKey, { id: lastId, courseKey, courseName, state: { step: 'processing' }, earlyEnds: [] })
  return lastId
}

/** Forgets how a course's payment ended: its card form is shown again. */
export function clearTracker(courseKey: string): void {
  storeSent(courseKey)
  setTracker(courseKey)
}

/** Applies an event to a tracker unless it is settled, and shows how the payment ended. */
export function dispatch(id: number, event: TrackerEvent): void {
  const before = findTracker(id)
  const tracker = before && transition(before, event)
  if (tracker === undefined || tracker === before) return
  const { courseKey, courseName, paymentKey, state } = tracker
  const ended = !isRunning(state)
  if (ended) storeSent(courseKey)
  if (ended && paymentKey !== undefined) endedKeys.add(paymentKey)
  setTracker(courseKey, tracker)
  if (state.step === 'done') {
    showMessage(registeredFor(courseName))
    void queryClient.invalidateQueries()
  }
  if (state.step === 'failed') {
    // The open popup shows it already (spec 1.4.20).
    if (useTrackers.getState().shown !== courseKey) showBackgroundMessage(state.message, 'error')
    void queryClient.invalidateQueries({ queryKey: ownedQueryKey })
  }
  if (ended) void fetchCatalogue()
}

/** What a screen of one course shows. */
export const useCheckout = (courseKey: string): CheckoutState =>
  useTrackers(({ trackers }) => trackers.find((tracker) => tracker.courseKey === courseKey)?.state ?? idle)

/** The popup of a course is open; returns what closes it. */
export function showCheckout(courseKey: string): () => void {
  useTrackers.setState({ shown: courseKey })
  return () => useTrackers.setState(({ shown }) => (shown === courseKey ? { shown: undefined } : {}))
}

/** One user's payments are not shown to the next. After an expired session they are resumed from the tab's storage. */
sessionStore.subscribe(({ session }, before) => {
  if (session?.uid === before.session?.uid) return
  endedKeys.clear()
  useTrackers.setState({ trackers: [] })
})
