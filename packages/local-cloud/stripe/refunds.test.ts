import { describe, expect, it, vi } from 'vitest'
import { chargeOf, failure, heard, pay, stripe } from './testing/test-shop.ts'

describe('refunds', () => {
  it('refunds a part, then the rest, and then rejects another refund', async () => {
    const intent = await pay('4242424242424242')
    const part = await stripe.refunds.create({
      payment_intent: intent.id,
      amount: 500,
      reason: 'requested_by_customer',
    })
    expect(part).toMatchObject({ amount: 500, status: 'succeeded', payment_intent: intent.id })
    expect((await failure(stripe.refunds.create({ payment_intent: intent.id, amount: 12_500 }))).message).toBe(
      'Refund amount ($125.00) is greater than unrefunded amount on charge ($120.00)',
    )
    expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({ amount: 12_000 })
    expect(await stripe.charges.retrieve(chargeOf(intent))).toMatchObject({
      refunded: true,
      amount_refunded: 12_500,
    })
    expect(await failure(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
      code: 'charge_already_refunded',
      statusCode: 400,
    })
    await vi.waitFor(() => expect(heard('charge.refunded')).toHaveLength(2))
  })

  it('refunds once for repeated requests with the same key', async () => {
    const intent = await pay('4242424242424242')
    const ask = () => stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: 'refund-1' })
    const [first, two] = [await ask(), await ask()]
    expect(two.id).toBe(first.id)
  })

  it('rejects a refund of an unpaid intent', async () => {
    const waiting = await pay('4000002500003155')
    expect((await failure(stripe.refunds.create({ payment_intent: waiting.id }))).message).toContain(
      'does not have a successful charge',
    )
  })
})
