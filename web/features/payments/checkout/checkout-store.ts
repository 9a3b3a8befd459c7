import { create } from 'zustand'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { isObject } from '#web/lib/json.ts'

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
  | { step: 'done'; courseName: string; paymentKey: string; progressKey: string | null }

/** A checkout with the course that it is for. */
export type Checkout = { courseKey: string; courseName: string; state: CheckoutState }

const idle: CheckoutState = { step: 'idle' }

function isSent(value: unknown): value is SentCheckout {
  if (!isObject(value)) return false
  return ['requestId', 'uid', 'courseKey', 'courseName', 'token'].every((key) => key in value)
}
const areSent = (value: unknown): value is SentCheckout[] => Array.isArray(value) && value.every(isSent)

const stored = storedValue(() => window.sessionStorage, 'academy.checkouts', areSent)

/** The checkouts that this tab has sent and not seen end. */
export const sentCheckouts = (): readonly SentCheckout[] => stored.read() ?? []

export function removeSent(courseKey: string): void {
  const others = sentCheckouts().filter((sent) => sent.courseKey !== courseKey)
  stored.write(others.length === 0 ? undefined : others)
}

export function storeSent(sent: SentCheckout): void {
  stored.write([...sentCheckouts().filter(({ courseKey }) => courseKey !== sent.courseKey), sent])
}

/** `shown`: the course whose popup is open, which says itself how its checkout ends. */
type Checkouts = { checkouts: readonly Checkout[]; shown: string | undefined }

export const useCheckoutStore = create<Checkouts>(() => ({ checkouts: [], shown: undefined }))

/** The popup of a course is open; gives what closes it. */
export function showCheckout(courseKey: string): () => void {
  useCheckoutStore.setState({ shown: courseKey })
  return () => useCheckoutStore.setState(({ shown }) => (shown === courseKey ? { shown: undefined } : {}))
}

export const checkoutOf = (checkouts: readonly Checkout[], courseKey: string): CheckoutState =>
  checkouts.find((checkout) => checkout.courseKey === courseKey)?.state ?? idle

/** Whether a checkout still runs: its card was sent, its end is not known. */
export const isRunning = ({ step }: CheckoutState): boolean => step === 'processing' || step === 'challenge'

/** Sets the state of a course's checkout; idle removes it. */
export function setCheckout(courseKey: string, courseName: string, state: CheckoutState): void {
  if (!isRunning(state)) removeSent(courseKey)
  useCheckoutStore.setState(({ checkouts }) => {
    const others = checkouts.filter((checkout) => checkout.courseKey !== courseKey)
    return { checkouts: state.step === 'idle' ? others : [...others, { courseKey, courseName, state }] }
  })
}

/** What a screen of one course shows. */
export const useCheckout = (courseKey: string): CheckoutState =>
  useCheckoutStore(({ checkouts }) => checkoutOf(checkouts, courseKey))
