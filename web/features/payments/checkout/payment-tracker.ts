import { create } from 'zustand'
import { chargeFailures, registeredFor } from '#domain/messages/registration.ts'
import { failureWords } from '#domain/payments/decline-words.ts'
import type { PaymentFactsFragment } from '#generated/operations.ts'
import { fetchCatalog } from '#web/lib/api/catalog-store.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { isObject } from '#web/lib/json.ts'
import { showBackgroundMessage, showMessage } from '#web/lib/message-store.ts'
import { sessionStore } from '#web/lib/session/session-store.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { enrolledCoursesKey } from './use-enrolled-courses.ts'

/** A sent checkout. Stored until it ends, so that a reload shows its state without sending it twice. */
export type SentCheckout = {
  requestId: string
  uid: string
  courseKey: string
  courseName: string
  /** Price in whole dollars and days online, as the buyer saw them. Absent if an older version of the app sent it. */
  price?: number
  days?: number
  /** Token from the card form, needed to retry the request when the first reply never arrived. */
  token: string
}

/** The state of a course's checkout (spec 1.4.16 to 1.4.21). */
export type CheckoutState =
  | { step: 'idle' }
  /** `offline`: the academy can't be reached at the moment; retrying. */
  | { step: 'processing'; offline?: boolean }
  | { step: 'challenge'; paymentKey: string; clientSecret: string }
  | { step: 'failed'; message: string; charged: 'no' | 'refunded' }
  /** `progressKey`: the course opened for the student. Null until the server returns it. */
  | { step: 'done'; paymentKey: string; progressKey: string | null }

/** A payment in a published event, which doesn't contain the client secret. */
type PublishedPayment = Omit<PaymentFactsFragment, 'clientSecret'>

/** A payment that this tab tracks until it ends. */
export type PaymentTracker = {
  id: number
  courseKey: string
  courseName: string
  state: CheckoutState
  /** Known once the server has replied. */
  paymentKey?: string
  /** Final states published before that. They may belong to this payment or to an earlier one. */
  earlyResults: readonly PublishedPayment[]
}

export type TrackerEvent =
  | { type: 'offline' }
  | { type: 'refused'; message: string }
  | { type: 'reply'; payment: PaymentFactsFragment }
  | { type: 'published'; payment: PublishedPayment }

/** Whether a checkout is still running: its card was sent and its outcome isn't known. */
export const isRunning = ({ step }: CheckoutState): boolean => step === 'processing' || step === 'challenge'

/** Maps a payment to the state of its checkout (spec 1.4.19 to 1.4.21). */
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

/** The first reply contains the payment's key. Applies final states that arrived before it. */
function setPaymentKey(tracker: PaymentTracker, payment: PaymentFactsFragment): PaymentTracker {
  const { key: paymentKey, courseName } = payment
  return [payment, ...tracker.earlyResults].reduce(applyPayment, {
    ...tracker,
    paymentKey,
    courseName,
    earlyResults: [],
  })
}

/** Reducer. A settled tracker stays unchanged, so late replies and events don't show the outcome twice. */
export function transition(tracker: PaymentTracker, event: TrackerEvent): PaymentTracker {
  const { state, paymentKey, earlyResults } = tracker
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
      // While the payment is running, only replies contain what the buyer has to do.
      if (event.payment.processing) return tracker
      if (paymentKey === undefined) return { ...tracker, earlyResults: [...earlyResults, event.payment] }
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

/** The checkouts sent by this tab that haven't ended. */
export const sentCheckouts = (): readonly SentCheckout[] => stored.read() ?? []

/** Replaces the stored checkout of a course. Without `sent`, removes it, because the checkout has ended. */
function storeSent(courseKey: string, ...sent: SentCheckout[]): void {
  const all = [...sentCheckouts().filter((other) => other.courseKey !== courseKey), ...sent]
  stored.write(all.length === 0 ? undefined : all)
}

/** `shown`: the course whose popup is open. The popup shows the outcome itself. */
type Trackers = { trackers: readonly PaymentTracker[]; shown: string | undefined }

export const useTrackers = create<Trackers>(() => ({ trackers: [], shown: undefined }))

const idle: CheckoutState = { step: 'idle' }
/** Payments whose outcome was already shown, so that a late reply doesn't show it again. */
const endedKeys = new Set<string>()
let lastId = 0

const list = () => useTrackers.getState().trackers
export const findTracker = (id: number) => list().find((tracker) => tracker.id === id)
export const isSettled = (id: number): boolean => !isRunning(findTracker(id)?.state ?? idle)
/** Whether a payment of the course is running in this tab. */
export const isTracked = (courseKey: string): boolean =>
  list().some((tracker) => tracker.courseKey === courseKey && isRunning(tracker.state))
export const isKnown = (key: string): boolean =>
  endedKeys.has(key) || list().some(({ paymentKey }) => paymentKey === key)

/** A course has at most one tracker. */
const setTracker = (courseKey: string, ...tracker: PaymentTracker[]): void =>
  useTrackers.setState(({ trackers }) => ({
    trackers: [...trackers.filter((other) => other.courseKey !== courseKey), ...tracker],
  }))

/** Starts tracking the payment of a course: one that is being sent, or one that is already running. */
export function startTracker(course: { courseKey: string; courseName: string }, sent?: SentCheckout): number {
  const { courseKey, courseName } = course
  if (sent !== undefined) storeSent(courseKey, sent)
  lastId += 1
  setTracker(courseKey, { id: lastId, courseKey, courseName, state: { step: 'processing' }, earlyResults: [] })
  return lastId
}

/** Clears the outcome of a course's payment, so that its card form is shown again. */
export function clearTracker(courseKey: string): void {
  storeSent(courseKey)
  setTracker(courseKey)
}

/** Applies an event to a tracker unless it is settled, and shows the outcome. */
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
    // The open popup already shows it (spec 1.4.20).
    if (useTrackers.getState().shown !== courseKey) showBackgroundMessage(state.message, 'error')
    void queryClient.invalidateQueries({ queryKey: enrolledCoursesKey })
  }
  if (ended) void fetchCatalog()
}

/** The checkout state of a course, for display. */
export const useCheckout = (courseKey: string): CheckoutState =>
  useTrackers(({ trackers }) => trackers.find((tracker) => tracker.courseKey === courseKey)?.state ?? idle)

/** Marks the popup of a course as open. Returns a function that marks it as closed. */
export function showCheckout(courseKey: string): () => void {
  useTrackers.setState({ shown: courseKey })
  return () => useTrackers.setState(({ shown }) => (shown === courseKey ? { shown: undefined } : {}))
}

/** Clears the payments when the user changes. After an expired session, they are resumed from the tab's storage. */
sessionStore.subscribe(({ session }, before) => {
  if (session?.uid === before.session?.uid) return
  endedKeys.clear()
  useTrackers.setState({ trackers: [] })
})
