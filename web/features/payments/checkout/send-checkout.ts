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
import { fetchCatalogue } from '#web/lib/api/catalogue-store.ts'
import { showError } from '#web/lib/message-store.ts'
import { subscribe } from '#web/lib/api/subscribe.ts'
import { waitUntilOnline } from '#web/lib/api/wait-until-online.ts'
import { storeSent, type SentCheckout, setCheckout } from './checkout-store.ts'
import {
  startWatch,
  endWatch,
  isKnown,
  isOver,
  isWatched,
  markOffline,
  namePayment,
  applyEvent,
  applyPayment,
  type Watch,
} from './watched-payments.ts'
import { fieldOf, isObject } from '#web/lib/json.ts'

/** While no event comes, the payment is requested again after this long, later after longer (milliseconds). */
const POLL_MS = 3000
const MAX_POLL_MS = 30_000

const pollDelay = (tries: number) => Math.min(POLL_MS * 1.3 ** tries, MAX_POLL_MS)

const settle = async (key: string) => (await mutate(SettlePaymentDocument, { key })).settlePayment

/** The payment that already runs, for this course or another one, as the refusal names it. */
function runningPayment(error: AppError): string | undefined {
  const { code, data } = error
  if ((code !== 'payment-processing' && code !== 'payment-open') || !isObject(data)) return undefined
  return 'paymentKey' in data && typeof data.paymentKey === 'string' ? data.paymentKey : undefined
}

/** What is said of a refusal; of another price, or other days, than the buyer saw, those that the course has now. */
function wordsOf({ code, message, data }: AppError): string {
  if (code !== 'price-changed' && code !== 'days-changed') return message
  void fetchCatalogue({ cache: 'no-cache' })
  const [price, days] = [fieldOf(data, 'price'), fieldOf(data, 'days')]
  if (typeof price === 'number') return checkoutWords.priceNow(priceText(price))
  return typeof days === 'number' ? checkoutWords.daysNow(days) : message
}

/** The server refused the registration: it opened no payment and charged nothing. */
async function refused(watch: Watch, error: AppError): Promise<PaymentFactsFragment | undefined> {
  const key = runningPayment(error)
  const payment = key === undefined ? undefined : await settle(key)
  if (payment?.courseKey === watch.courseKey) {
    // Another tab or an earlier visit has paid already: show that payment.
    if (payment.processing) showError(error.message)
    return payment
  }
  endWatch(watch, { step: 'failed', message: wordsOf(error), charged: 'no' })
  if (payment !== undefined) void followPayment(payment.key)
  return undefined
}

/**
 * Sends the registration. Whatever leaves open whether it arrived is sent again with the same request id, which repeats
 * nothing; only a refusal in the academy's words ends it.
 */
async function register(watch: Watch, sent: SentCheckout): Promise<PaymentFactsFragment | undefined> {
  const { courseKey, token, requestId, price: seenPrice, days: seenDays } = sent
  for (let tries = 0; !isOver(watch); tries += 1) {
    try {
      const { registerCourse } = await mutate(RegisterCourseDocument, {
        input: { courseKey, token, requestId, seenPrice, seenDays },
      })
      return registerCourse
    } catch (error) {
      if (error instanceof AppError && error.code in registrationRefusals) {
        const payment = await refused(watch, error).catch(() => null)
        if (payment !== null) return payment
      }
      markOffline(watch)
      await waitUntilOnline(pollDelay(tries))
    }
  }
  return undefined
}

/** Requests the watched payment's state once. */
async function refreshPayment(watch: Watch): Promise<void> {
  if (watch.paymentKey === undefined || isOver(watch)) return
  try {
    applyPayment(watch, await settle(watch.paymentKey))
  } catch {
    markOffline(watch)
  }
}

/** The watches whose payments are known, to request them at once. */
const following = new Set<Watch>()

/** Requests a payment's state now, such as after the buyer has answered the bank. */
export async function refreshWatchedPayment(paymentKey: string): Promise<void> {
  await Promise.all([...following].filter((watch) => watch.paymentKey === paymentKey).map(refreshPayment))
}

/**
 * Cancels the payment while it waits for the bank's confirmation, so that another card can be used. The failure that
 * this causes is not shown. Throws when the academy cannot be reached: the payment continues.
 */
export async function cancelRunningPayment(paymentKey: string): Promise<void> {
  const { cancelPayment } = await mutate(CancelPaymentDocument, { key: paymentKey })
  for (const watch of following) if (watch.paymentKey === paymentKey) applyPayment(watch, cancelPayment)
  const { courseKey, courseName, status } = cancelPayment
  if (status === 'failed') setCheckout(courseKey, courseName, { step: 'idle' })
}

/** Follows a watch to its end: by the reply, by events, and by polling where events never come. */
async function follow(watch: Watch, begin: () => Promise<PaymentFactsFragment | undefined>): Promise<void> {
  const unsubscribe = subscribe(
    OnPaymentDocument,
    {},
    {
      onData: ({ onPayment }) => {
        if (onPayment?.courseKey === watch.courseKey) applyEvent(watch, onPayment)
      },
      onSubscribed: () => void refreshPayment(watch),
    },
  )
  following.add(watch)
  try {
    const payment = await begin()
    if (payment !== undefined) namePayment(watch, payment)
    for (let tries = 0; payment !== undefined && !isOver(watch); tries += 1) {
      await waitUntilOnline(pollDelay(tries))
      await refreshPayment(watch)
    }
  } finally {
    following.delete(watch)
    unsubscribe()
  }
}

/**
 * Registers and follows the payment to its end (spec 1.4.19 to 1.4.21). It continues after the popup is closed and,
 * stored in the tab, after a reload. Does nothing for a course whose payment runs already: two clicks pay once.
 */
export async function sendCheckout(sent: SentCheckout): Promise<void> {
  if (isWatched(sent.courseKey)) return
  storeSent(sent)
  const watch = startWatch(sent.courseKey, sent.courseName)
  await follow(watch, () => register(watch, sent))
}

/** Follows a payment that the server says still runs, such as one of an earlier visit or another browser. */
export async function followPayment(paymentKey: string): Promise<void> {
  if (isKnown(paymentKey)) return
  try {
    const payment = await settle(paymentKey)
    if (isKnown(payment.key) || isWatched(payment.courseKey)) return
    const watch = startWatch(payment.courseKey, payment.courseName)
    await follow(watch, () => Promise.resolve(payment))
  } catch {
    // The next reply about the user's courses brings it again.
  }
}
