import { priceText } from '#domain/courses/price.ts'
import { checkoutWords, registrationRefusals } from '#domain/messages/registration.ts'
import {
  CancelPaymentDocument,
  OnPaymentDocument,
  type PaymentFactsFragment,
  RegisterCourseDocument,
  SettlePaymentDocument,
} from '#generated/operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { fetchCatalog } from '#web/lib/api/catalog-store.ts'
import { subscribe } from '#web/lib/api/subscribe.ts'
import { waitUntilOnline } from '#web/lib/api/wait-until-online.ts'
import { fieldOf } from '#web/lib/json.ts'
import { showError } from '#web/lib/message-store.ts'
import {
  clearTracker,
  dispatch,
  findTracker,
  isKnown,
  isSettled,
  isTracked,
  type SentCheckout,
  startTracker,
  useTrackers,
} from './payment-tracker.ts'

/** Initial polling interval in milliseconds while no event arrives. It grows up to the maximum. */
const POLL_MS = 3000
const MAX_POLL_MS = 30_000

const pollDelay = (tries: number) => Math.min(POLL_MS * 1.3 ** tries, MAX_POLL_MS)

const settle = async (key: string) => (await mutate(SettlePaymentDocument, { key })).settlePayment

/** The key of the payment that is already running, for this course or another one, from the error's data. */
function runningPayment({ code, data }: AppError): string | undefined {
  const key = code === 'payment-processing' || code === 'payment-open' ? fieldOf(data, 'paymentKey') : undefined
  return typeof key === 'string' ? key : undefined
}

/** The error message. If the price or days changed since the buyer saw them, contains the current ones. */
function wordsOf({ code, message, data }: AppError): string {
  if (code !== 'price-changed' && code !== 'days-changed') return message
  void fetchCatalog({ cache: 'no-cache' })
  const [price, days] = [fieldOf(data, 'price'), fieldOf(data, 'days')]
  if (typeof price === 'number') return checkoutWords.priceNow(priceText(price))
  return typeof days === 'number' ? checkoutWords.daysNow(days) : message
}

/** Handles a rejected registration: the server opened no payment and charged nothing. */
async function refused(id: number, courseKey: string, error: AppError): Promise<PaymentFactsFragment | undefined> {
  const key = runningPayment(error)
  const payment = key === undefined ? undefined : await settle(key)
  if (payment?.courseKey === courseKey) {
    // Another tab or an earlier visit has already paid; show that payment.
    if (payment.processing) showError(error.message)
    return payment
  }
  dispatch(id, { type: 'refused', message: wordsOf(error) })
  if (payment !== undefined) void followPayment(payment.key)
  return undefined
}

/**
 * Sends the registration. Retries with the same request id, which is idempotent, as long as it may not have arrived.
 * Stops only on one of the academy's own error codes.
 */
async function register(id: number, sent: SentCheckout): Promise<PaymentFactsFragment | undefined> {
  const { courseKey, token, requestId, price: seenPrice, days: seenDays } = sent
  for (let tries = 0; !isSettled(id); tries += 1) {
    try {
      const input = { courseKey, token, requestId, seenPrice, seenDays }
      return (await mutate(RegisterCourseDocument, { input })).registerCourse
    } catch (error) {
      if (error instanceof AppError && error.code in registrationRefusals) {
        const payment = await refused(id, courseKey, error).catch(() => null)
        if (payment !== null) return payment
      }
      dispatch(id, { type: 'offline' })
      await waitUntilOnline(pollDelay(tries))
    }
  }
  return undefined
}

/** Requests the tracked payment's state once. */
async function refresh(id: number): Promise<void> {
  const paymentKey = findTracker(id)?.paymentKey
  if (paymentKey === undefined || isSettled(id)) return
  try {
    dispatch(id, { type: 'reply', payment: await settle(paymentKey) })
  } catch {
    dispatch(id, { type: 'offline' })
  }
}

const trackersOf = (key: string) => useTrackers.getState().trackers.filter(({ paymentKey }) => paymentKey === key)

/** Requests a payment's state right away, such as after the buyer has answered the bank. */
export async function refreshPayment(paymentKey: string): Promise<void> {
  await Promise.all(trackersOf(paymentKey).map(({ id }) => refresh(id)))
}

/**
 * Cancels the payment while it waits for the bank's confirmation, so that another card can be used. The resulting
 * failure isn't shown. Throws when the academy can't be reached; the payment then continues.
 */
export async function cancelPayment(paymentKey: string): Promise<void> {
  const { cancelPayment: payment } = await mutate(CancelPaymentDocument, { key: paymentKey })
  for (const { id } of trackersOf(paymentKey)) dispatch(id, { type: 'reply', payment })
  if (payment.status === 'failed') clearTracker(payment.courseKey)
}

/** Tracks a payment until it ends: by replies, by events, and by polling when events don't arrive. */
async function follow(id: number, courseKey: string, begin: () => Promise<PaymentFactsFragment | undefined>) {
  const unsubscribe = subscribe(
    OnPaymentDocument,
    {},
    {
      onData: ({ onPayment: payment }) => {
        if (payment?.courseKey === courseKey) dispatch(id, { type: 'published', payment })
      },
      onSubscribed: () => void refresh(id),
    },
  )
  try {
    const payment = await begin()
    if (payment !== undefined) dispatch(id, { type: 'reply', payment })
    for (let tries = 0; payment !== undefined && !isSettled(id); tries += 1) {
      await waitUntilOnline(pollDelay(tries))
      await refresh(id)
    }
  } finally {
    unsubscribe()
  }
}

/**
 * Registers and tracks the payment until it ends (spec 1.4.19 to 1.4.21). Continues after the popup closes and, because
 * it is stored in the tab, after a reload. Does nothing while the course has a running payment, so a double click pays
 * only once.
 */
export async function sendCheckout(sent: SentCheckout): Promise<void> {
  if (isTracked(sent.courseKey)) return
  const id = startTracker(sent, sent)
  await follow(id, sent.courseKey, () => register(id, sent))
}

/** Tracks a payment that the server reports as running, such as one from an earlier visit or another browser. */
export async function followPayment(paymentKey: string): Promise<void> {
  if (isKnown(paymentKey)) return
  try {
    const payment = await settle(paymentKey)
    if (isKnown(payment.key) || isTracked(payment.courseKey)) return
    await follow(startTracker(payment), payment.courseKey, () => Promise.resolve(payment))
  } catch {
    // The next reply about the user's courses contains it again.
  }
}
