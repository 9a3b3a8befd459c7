import { describe, expect, it, vi } from 'vitest'
import { cards, events, failure, heard, pay, stripe } from './testing/test-shop.ts'

describe('3-D Secure', () => {
  const answer = (url: string, value: string) =>
    fetch(url.replace('http://localhost:3000/_local/stripe', cards.url), {
      method: 'POST',
      body: new URLSearchParams({ answer: value }),
    })

  it.each(['4000002500003155', '4000002760003184'])(
    'requires authentication for %s and charges once it is complete',
    async (number) => {
      const intent = await pay(number)
      expect(intent.status).toBe('requires_action')
      const url = intent.next_action?.redirect_to_url?.url ?? ''
      expect(url).toContain('http://localhost:3000/_local/stripe/challenge/')
      const page = await fetch(url.replace('http://localhost:3000/_local/stripe', cards.url)).then((reply) =>
        reply.text(),
      )
      expect(page).toContain('Complete authentication')
      expect(page).toContain('TEST MODE')
      const done = await answer(url, 'complete').then((reply) => reply.text())
      expect(done).toContain('http://localhost:3000/back?payment_intent=')
      expect(done).toContain('postMessage')
      expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded')
      await answer(url, 'complete')
      await answer(url, 'fail')
      expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1)
      expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded')
      await vi.waitFor(() =>
        expect(events.map((event) => event.type)).toEqual([
          'payment_intent.requires_action',
          'payment_intent.succeeded',
        ]),
      )
    },
  )

  it('fails the payment when authentication fails', async () => {
    const intent = await pay('4000002760003184', { use_stripe_sdk: true })
    expect(intent.next_action?.type).toBe('use_stripe_sdk')
    const url = String(intent.next_action?.use_stripe_sdk?.['stripe_js'])
    await answer(url, 'fail')
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    await vi.waitFor(() => expect(heard('payment_intent.payment_failed')).toHaveLength(1))
  })

  it('declines the payment when further action isn’t allowed', async () => {
    const error = await failure(pay('4000002500003155', { error_on_requires_action: true }))
    expect(error).toMatchObject({ code: 'authentication_required', decline_code: 'authentication_required' })
  })
})
