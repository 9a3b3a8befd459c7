// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { chargeFailures } from '#domain/messages/registration.ts'
import { type PaymentTracker, type TrackerEvent, transition } from './payment-tracker.ts'

const tracker: PaymentTracker = {
  id: 1,
  courseKey: 'o30',
  courseName: 'RN Online Review',
  state: { step: 'processing' },
  earlyResults: [],
}
const facts = { courseKey: 'o30', courseName: 'RN Online Review', amount: 19_900, charge: null }
const payment = { ...facts, key: 'pay1', processing: true, status: null, progressKey: null, clientSecret: null }
const paid = { ...payment, processing: false, status: 'paid' as const, progressKey: 'p1' }
const failed = { ...payment, processing: false, status: 'failed' as const }
const after = (...events: TrackerEvent[]) => events.reduce(transition, tracker)
const reply = (of: typeof payment | typeof paid | typeof failed): TrackerEvent => ({ type: 'reply', payment: of })
const published = (of: typeof paid | typeof failed | typeof payment): TrackerEvent => ({
  type: 'published',
  payment: of,
})

describe('a payment tracker', () => {
  it('takes its payment’s key from the first reply', () => {
    expect(after(reply(payment))).toMatchObject({ paymentKey: 'pay1', state: { step: 'processing' } })
  })
  it('waits for the bank while a reply has a client secret', () => {
    const challenge = { step: 'challenge', paymentKey: 'pay1', clientSecret: 'pi_1_secret_2' }
    const challenged = { ...payment, clientSecret: 'pi_1_secret_2' }
    expect(after({ type: 'reply', payment: challenged }).state).toEqual(challenge)
    expect(after({ type: 'reply', payment: challenged }, reply(payment)).state).toEqual({ step: 'processing' })
  })
  it.each([
    ['paid', paid, { step: 'done', paymentKey: 'pay1', progressKey: 'p1' }],
    ['failed', failed, { step: 'failed', message: chargeFailures['card-failed'], charged: 'no' }],
    ['refunded', { ...failed, status: 'refunded' as const }, { step: 'failed', charged: 'refunded' }],
  ])('ends with a payment that is %s', (_, end, state) => {
    expect(after(reply(payment), { type: 'reply', payment: end }).state).toMatchObject(state)
  })
  it('applies the end that was published before the key was known, and no other payment’s', () => {
    const earlier = published({ ...failed, key: 'earlier' })
    expect(after(earlier, reply(payment)).state).toEqual({ step: 'processing' })
    expect(after(earlier, published(paid), reply(payment)).state).toMatchObject({ step: 'done' })
    expect(after(reply(payment), earlier).state).toEqual({ step: 'processing' })
  })
  it('leaves the challenge to replies: a published payment that runs has no secret', () => {
    const challenged = after({ type: 'reply', payment: { ...payment, clientSecret: 'pi_1_secret_2' } })
    expect(transition(challenged, published(payment))).toBe(challenged)
  })
  it('is offline until the next reply, without hiding a challenge', () => {
    const offline = after({ type: 'offline' })
    expect(offline.state).toEqual({ step: 'processing', offline: true })
    expect(transition(offline, { type: 'offline' })).toBe(offline)
    expect(transition(offline, reply(payment)).state).toEqual({ step: 'processing' })
    const challenged = after({ type: 'reply', payment: { ...payment, clientSecret: 'pi_1_secret_2' } })
    expect(transition(challenged, { type: 'offline' })).toBe(challenged)
  })
  it('ends with nothing charged when the server refuses', () => {
    const { state } = after({ type: 'refused', message: 'This course is full' })
    expect(state).toEqual({ step: 'failed', message: 'This course is full', charged: 'no' })
  })
  it.each<TrackerEvent>([{ type: 'offline' }, { type: 'refused', message: 'No' }, reply(failed), published(failed)])(
    'ignores late events once settled: %j',
    (late) => {
      const settled = after(reply(paid))
      expect(transition(settled, late)).toBe(settled)
    },
  )
})
