import { describe, expect, it, vi } from 'vitest'
import { chargeOf, failure, heard, pay, stripe } from './testing/test-shop.ts'

const DISPUTED = '4000000000000259'

const disputeOf = async (intent: { id: string }) => {
  const { data } = await stripe.disputes.list({ payment_intent: intent.id })
  const [dispute] = data
  if (!dispute) throw new Error('No dispute')
  return dispute
}

describe('a dispute', () => {
  it('is listed under its payment with its amount and response deadline, and blocks refunds', async () => {
    const intent = await pay(DISPUTED)
    const dispute = await disputeOf(intent)
    expect(dispute).toMatchObject({ charge: chargeOf(intent), amount: intent.amount, status: 'needs_response' })
    expect(dispute.evidence_details.due_by).toBeGreaterThan(dispute.created)
    expect(await failure(stripe.refunds.create({ payment_intent: intent.id, amount: 1 }))).toMatchObject({
      code: 'charge_disputed',
    })
    await vi.waitFor(() => expect(heard('charge.dispute.funds_withdrawn').length).toBeGreaterThan(0))
  })

  it.each([
    ['winning_evidence', 'won'],
    ['losing_evidence', 'lost'],
    ['a letter', 'under_review'],
  ] as const)('answered with %s becomes %s', async (uncategorized_text, status) => {
    const intent = await pay(DISPUTED)
    const { id } = await disputeOf(intent)
    expect(await stripe.disputes.update(id, { evidence: { uncategorized_text } })).toMatchObject({ status })
    if (status === 'won') expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({})
    if (status !== 'under_review') expect((await failure(stripe.disputes.close(id))).message).toMatch(/closed/)
  })

  it('is lost when it isn’t contested', async () => {
    const { id } = await disputeOf(await pay(DISPUTED))
    expect(await stripe.disputes.close(id)).toMatchObject({ status: 'lost' })
    await vi.waitFor(() => expect(heard('charge.dispute.closed').length).toBeGreaterThan(0))
  })
})
