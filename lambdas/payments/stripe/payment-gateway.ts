import type { Dispute } from '#domain/payments/payment.ts'

/** An order at the card service; all values come from the payment's record. */
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
 * The state of an order at the card service. `failed`: the card was declined or the bank's challenge failed. The order
 * could still be retried, so it is canceled before it counts as failed.
 */
export type Intent = {
  id: string
  status: 'succeeded' | 'requires_action' | 'processing' | 'failed' | 'canceled'
  amount: number
  currency: string
  paymentKey?: string
  /** Lets the card form show a bank's challenge. */
  clientSecret?: string
  chargeId?: string
  /** The message for the buyer (`declineWords`). */
  failure?: string
  /** Whether the whole charge was refunded; only `find` sets it. */
  refunded?: boolean
  /** Refunded cents of the charge; only `find` sets it. */
  refundedAmount?: number
}

/**
 * A refund at the card service: cents, epoch milliseconds. `live`: succeeded or in progress; `request`: our call that
 * requested it.
 */
export type GatewayRefund = { id: string; amount: number; created: number; live: boolean; request?: string }

/** A partial refund: cents, and the name of the requesting call. */
export type PartOrder = { intentId: string; amount: number; request: string }

/** Why the card service rejects a refund: the charge is disputed, the balance is insufficient, or another reason. */
export type RefundRefusal = 'disputed' | 'funds' | 'refused'

/** Thrown when the card service definitively rejects a refund. */
export class RefundRefused extends Error {
  readonly why: RefundRefusal

  constructor(why: RefundRefusal, cause: unknown) {
    super(`The card service refused a refund: ${why}`, { cause })
    this.name = 'RefundRefused'
    this.why = why
  }
}

/**
 * `refused`: nothing was charged and there is no intent; `failure` is the message for the buyer, if any. `busy`: the
 * same order is in progress.
 */
export type OrderResult = { kind: 'intent'; intent: Intent } | { kind: 'refused'; failure?: string } | { kind: 'busy' }

/** The card service. Every call is idempotent. Throws when the service cannot be reached. */
export type PaymentGateway = {
  /** Creates and confirms an order; repeating a payment key returns the first call's result. */
  order: (order: PaymentOrder) => Promise<OrderResult>
  find: (intentId: string) => Promise<Intent>
  /** Searches by the payment key in the intent's metadata; may lag by minutes. */
  search: (paymentKey: string) => Promise<Intent | undefined>
  /** Returns the intent afterward: still 'succeeded' if it was paid first. */
  cancel: (intentId: string) => Promise<Intent>
  /** Refunds the whole charge, once. Throws `RefundRefused` when it is certain that no money is refunded. */
  refund: (intentId: string) => Promise<void>
  /**
   * Refunds part of the charge, once per request, for at least a day. Throws `RefundRefused` when it is certain that no
   * money is refunded.
   */
  refundPart: (part: PartOrder) => Promise<void>
  /** Lists the refunds of the charge, oldest first. */
  refunds: (intentId: string) => Promise<GatewayRefund[]>
  /** Lists the disputes of the charge, oldest first. */
  disputes: (intentId: string) => Promise<Dispute[]>
}
