import type { Dispute } from '#domain/payments/payment.ts'

/** What is asked of the card service for one payment; everything in it comes from the payment's record. */
export type PaymentOrder = {
  paymentKey: string
  /** Cents. */
  amount: number
  currency: string
  /** 'ctoken_…' (a confirmation token) or 'pm_…' (a payment method). */
  token: string
  description: string
}

/**
 * The state of an order at the card service. `failed`: the card was declined or the bank's challenge not passed; the
 * order could still be tried again, so it is cancelled before it counts as failed.
 */
export type Intent = {
  id: string
  status: 'succeeded' | 'requires_action' | 'processing' | 'failed' | 'canceled'
  amount: number
  currency: string
  paymentKey?: string
  /** What the card form needs to show a bank's challenge. */
  clientSecret?: string
  chargeId?: string
  /** In words for the buyer (`declineWords`). */
  failure?: string
  /** All of the charge has been given back; known only to `find`. */
  refunded?: boolean
  /** Cents of the charge that have been given back; known only to `find`. */
  refundedAmount?: number
}

/** A refund at the card service: cents, epoch milliseconds; `live`: the money is back or on its way; `request`: the call of ours that asked for it. */
export type GatewayRefund = { id: string; amount: number; created: number; live: boolean; request?: string }

/** A part to give back: cents, and the name of the call that asks for it. */
export type PartOrder = { intentId: string; amount: number; request: string }

/** Why the card service will not give a charge back: the bank has it already, the balance does not cover it, another reason. */
export type RefundRefusal = 'disputed' | 'funds' | 'refused'

/** Thrown when the card service says for certain that it does not give a charge back. */
export class RefundRefused extends Error {
  readonly why: RefundRefusal

  constructor(why: RefundRefusal, cause: unknown) {
    super(`The card service refused a refund: ${why}`, { cause })
    this.name = 'RefundRefused'
    this.why = why
  }
}

/** `refused`: nothing was charged and there is no intent, `failure` in words for the buyer if there are any; `busy`: the same order is being worked on right now. */
export type OrderResult = { kind: 'intent'; intent: Intent } | { kind: 'refused'; failure?: string } | { kind: 'busy' }

/** The card service. Everything is repeatable: the same call again has no second effect. Throws when it cannot be reached. */
export type PaymentGateway = {
  /** Creates and confirms; the same payment key again gives what the first call gave. */
  order: (order: PaymentOrder) => Promise<OrderResult>
  find: (intentId: string) => Promise<Intent>
  /** By the payment key in the intent's metadata; may lag behind by minutes. */
  search: (paymentKey: string) => Promise<Intent | undefined>
  /** Gives the intent as it is afterwards: still 'succeeded' when the money came first. */
  cancel: (intentId: string) => Promise<Intent>
  /** All of the charge, once. Throws `RefundRefused` when it is certain that no money goes back. */
  refund: (intentId: string) => Promise<void>
  /** A part of the charge, once for its request, for at least a day. Throws `RefundRefused` when it is certain that no money goes back. */
  refundPart: (part: PartOrder) => Promise<void>
  /** Every refund of the charge, oldest first. */
  refunds: (intentId: string) => Promise<GatewayRefund[]>
  /** Every dispute of the charge, oldest first. */
  disputes: (intentId: string) => Promise<Dispute[]>
}
