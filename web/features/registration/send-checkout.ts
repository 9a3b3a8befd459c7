import { registeredFor } from '../../../domain/messages/registration.ts'
import {
  OnPaymentDocument,
  type PaymentFactsFragment,
  RegisterCourseDocument,
  SettlePaymentDocument,
} from '../../../generated/operations.ts'
import { mutate } from '../../lib/api.ts'
import { AppError } from '../../lib/app-error.ts'
import { showError, showMessage } from '../../lib/message-store.ts'
import { queryClient } from '../../lib/query-client.ts'
import { currentSession } from '../../lib/session-store.ts'
import { subscribe } from '../../lib/subscribe.ts'
import { beginCheckout, type SentCheckout, setCheckout, useCheckoutStore } from './checkout-store.ts'
import { ownedQueryKey } from './use-owned-groups.ts'
import { paymentOutcome } from './payment-outcome.ts'

/** While no event comes, the payment is asked for again this often (milliseconds). */
const ASK_MS = 3000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const hasEnded = () => useCheckoutStore.getState().sent === undefined

function take(payment: PaymentFactsFragment): void {
  if (hasEnded()) return
  const outcome = paymentOutcome(payment)
  const { checkout } = useCheckoutStore.getState()
  // An event carries no secret: a challenge that is on show stays until the payment ends.
  if (outcome.step === 'processing' && checkout.step === 'challenge' && payment.clientSecret === null) return
  setCheckout(outcome)
  if (outcome.step === 'done') {
    showMessage(registeredFor(outcome.courseName))
    void queryClient.invalidateQueries()
  }
  if (outcome.step === 'failed') showError(outcome.message)
}

/** Sends the registration; a lost reply is asked for again with the same request id, which repeats nothing. */
async function register(sent: SentCheckout): Promise<PaymentFactsFragment | undefined> {
  const { courseKey, token, requestId } = sent
  for (;;) {
    try {
      const { registerCourse } = await mutate(RegisterCourseDocument, { input: { courseKey, token, requestId } })
      return registerCourse
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === 'signed-out') return undefined
      if (error.code !== 'network') {
        setCheckout({ step: 'failed', message: error.message, charged: 'no' })
        showError(error.message)
        void queryClient.invalidateQueries({ queryKey: ownedQueryKey })
        return undefined
      }
      await pause(ASK_MS)
    }
  }
}

/** Asks how a payment stands now, such as when the bank has had its answer. */
export async function settleNow(key: string): Promise<void> {
  try {
    const { settlePayment } = await mutate(SettlePaymentDocument, { key })
    take(settlePayment)
  } catch {
    // It is asked again in a moment.
  }
}

/** Asks how the payment stands until it has ended (the fallback for events that never come). */
async function ask(key: string, sent: SentCheckout): Promise<void> {
  const isOver = () => useCheckoutStore.getState().sent !== sent
  while (!isOver()) {
    await pause(ASK_MS)
    if (isOver() || currentSession() === undefined) return
    await settleNow(key)
  }
}

/**
 * Registers and follows the payment to its end: by the reply, by the event, or by asking (spec 1.4.19 to 1.4.21). It
 * outlives the popup and, being kept in the tab's store, a reload.
 */
export async function sendCheckout(sent: SentCheckout): Promise<void> {
  beginCheckout(sent)
  const unsubscribe = subscribe(
    OnPaymentDocument,
    {},
    {
      onData: ({ onPayment }) => {
        if (onPayment?.courseKey === sent.courseKey) take({ ...onPayment, clientSecret: null })
      },
    },
  )
  try {
    const payment = await register(sent)
    if (payment === undefined) return
    take(payment)
    await ask(payment.key, sent)
  } finally {
    unsubscribe()
  }
}
