import type { Dispute } from '#domain/payments/payment.ts'
import {
  type GatewayRefund,
  type PaymentGateway,
  type Intent,
  type OrderResult,
  type RefundRefusal,
  RefundRefused,
} from '#lambdas/payments/stripe/payment-gateway.ts'

/** An in-memory card service: orders by idempotency key, intents, charges, and refunds. */
export type FakeGateway = PaymentGateway & {
  /** Ids of intents that are charged and not refunded. */
  charged: () => string[]
  refunded: () => string[]
  /** The buyer's response to the bank's challenge. */
  pass: (intentId: string) => void
  decline: (intentId: string) => void
  /** Changes an intent outside the academy. */
  tamper: (intentId: string, change: Partial<Intent>) => void
  /** Omits fields of an intent from now on, as the card service may. */
  forget: (intentId: string, ...facts: ('paymentKey' | 'clientSecret' | 'chargeId')[]) => void
  /** Rejects refunds from now on; undefined stops this. */
  refuseRefunds: (why: RefundRefusal | undefined) => void
  /** Counts refund requests, whatever their result. */
  refundCalls: () => number
  intents: () => Intent[]
  /** Makes a partial refund in the card service's own dashboard. */
  refundInDashboard: (intentId: string, amount: number) => void
  /** Fails the refund with this request. */
  failPart: (request: string | undefined) => void
  /** Sets the disputes of an intent from now on. */
  setDisputes: (intentId: string, disputes: readonly Dispute[]) => void
}

const DECLINED = 'Your card was declined.'

/** Tokens: 'pm_ok' is paid, 'pm_declined' declined, 'pm_challenge' requires a challenge, 'pm_unknown' is rejected. */
export function fakeGateway(): FakeGateway {
  const replies = new Map<string, OrderResult>()
  const intents = new Map<string, Intent>()
  const refunds = new Set<string>()
  const parts = new Map<string, GatewayRefund[]>()
  const disputes = new Map<string, readonly Dispute[]>()
  const partsOf = (id: string) => parts.get(id) ?? []
  const live = (id: string) => partsOf(id).reduce((sum, part) => sum + (part.live ? part.amount : 0), 0)
  const addPart = (id: string, amount: number, request?: string) => {
    const part = { id: `re_${id}_${partsOf(id).length + 1}`, amount, created: 1_000, live: true }
    parts.set(id, [...partsOf(id), { ...part, ...(request !== undefined && { request }) }])
    if (live(id) >= known(id).amount) refunds.add(id)
  }
  let refusal: RefundRefusal | undefined
  let refundCalls = 0
  const known = (id: string): Intent => {
    const intent = intents.get(id)
    if (!intent) throw new Error(`No such intent ${id}`)
    return intent
  }
  const change = (id: string, more: Partial<Intent>): Intent => {
    const next = { ...known(id), ...more }
    intents.set(id, next)
    return next
  }
  return {
    order: ({ paymentKey, amount, currency, token }) => {
      const planned = replies.get(paymentKey)
      if (planned) return Promise.resolve(planned)
      if (token === 'pm_unknown') return Promise.resolve({ kind: 'refused' })
      const id = `pi_${intents.size + 1}`
      const intent: Intent = {
        ...{ id, amount, currency, paymentKey, clientSecret: `${id}_secret` },
        ...(token === 'pm_declined'
          ? { status: 'failed', failure: DECLINED }
          : token === 'pm_challenge'
            ? { status: 'requires_action' }
            : { status: 'succeeded', chargeId: `ch_${id}` }),
      }
      intents.set(id, intent)
      const reply: OrderResult = { kind: 'intent', intent }
      replies.set(paymentKey, reply)
      return Promise.resolve(reply)
    },
    find: (id) =>
      Promise.resolve({
        ...known(id),
        ...(refunds.has(id) && { refunded: true }),
        ...(live(id) > 0 && { refundedAmount: live(id) }),
      }),
    refundPart: ({ intentId: id, amount, request }) => {
      refundCalls += 1
      if (partsOf(id).some((part) => part.request === request)) return Promise.resolve()
      if (refusal) return Promise.reject(new RefundRefused(refusal, new Error(refusal)))
      if (refunds.has(id) || amount > known(id).amount - live(id))
        return Promise.reject(new RefundRefused('refused', new Error('more than is left')))
      addPart(id, amount, request)
      return Promise.resolve()
    },
    refunds: (id) => Promise.resolve(partsOf(id)),
    disputes: (id) => Promise.resolve([...(disputes.get(id) ?? [])]),
    search: (paymentKey) => Promise.resolve([...intents.values()].find((intent) => intent.paymentKey === paymentKey)),
    cancel: (id) => Promise.resolve(known(id).status === 'succeeded' ? known(id) : change(id, { status: 'canceled' })),
    refund: (id) => {
      refundCalls += 1
      if (refusal && !refunds.has(id)) return Promise.reject(new RefundRefused(refusal, new Error(refusal)))
      if (known(id).status !== 'succeeded') return Promise.reject(new Error('Nothing to refund'))
      refunds.add(id)
      return Promise.resolve()
    },
    charged: () =>
      [...intents.values()].filter(({ id, status }) => status === 'succeeded' && !refunds.has(id)).map(({ id }) => id),
    refunded: () => [...refunds],
    pass: (id) => void change(id, { status: 'succeeded', chargeId: `ch_${id}` }),
    decline: (id) => void change(id, { status: 'failed', failure: DECLINED }),
    tamper: change,
    forget: (id, ...facts) => {
      const intent = { ...known(id) }
      for (const fact of facts) Reflect.deleteProperty(intent, fact)
      intents.set(id, intent)
    },
    refuseRefunds: (why) => {
      refusal = why
    },
    refundCalls: () => refundCalls,
    intents: () => [...intents.values()],
    refundInDashboard: (id, amount) => addPart(id, amount),
    failPart: (request) => {
      for (const [id, list] of parts)
        parts.set(
          id,
          list.map((part) => (part.request === request ? { ...part, live: false } : part)),
        )
    },
    setDisputes: (id, list) => {
      disputes.set(id, list)
    },
  }
}
