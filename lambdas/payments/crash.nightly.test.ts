import { beforeEach, describe, expect, it } from 'vitest'
import { HOLD_MS } from '#domain/payments/hold.ts'
import { reconcilePayments } from './reconcile/reconcile-payments.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { settleOwnPayment } from '#lambdas/payments/settle/settle-own-payment.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { registerCourse } from './register-course.ts'
import { MINUTE } from '#lambdas/testing/an-academy.ts'
import {
  aCheckout,
  deliverEvents,
  type Checkout,
  course,
  expectWhole,
  key,
  advanceTime,
  reconcile,
  freshCheckout,
} from './testing/checkout-fixture.ts'
import { crashPoints, dyingProcess } from './testing/crash-fixture.ts'
import { silenceErrors } from '#lambdas/testing/silence-errors.ts'

const tables = testTables()
const academy = freshCheckout()
beforeEach(() => void silenceErrors())

const order = (token: string) => ({ courseKey: course.key, token, requestId: 'request-1' })
const buy = (deps: PaymentDeps, token: string, uid = 'jane') =>
  registerCourse(order(token), uid, { ...deps, timeZone: academy.timeZone })

/** The recoveries after a crash, with the token of the interrupted checkout. */
const RECOVERIES: [string, (token: string) => Promise<unknown>][] = [
  ['a retry', (token) => buy(academy, token)],
  ['duplicates at once', (token) => Promise.allSettled(Array.from({ length: 4 }, () => buy(academy, token)))],
  ['reordered webhooks', () => deliverEvents(academy, ['canceled', 'payment_failed', 'succeeded', 'succeeded'])],
  ['the reconciler, and late webhooks', () => reconcile(academy)],
  [
    'all of them at once, and the buyer asking',
    (token) =>
      Promise.allSettled([
        buy(academy, token),
        deliverEvents(academy, ['succeeded', 'payment_failed']),
        reconcile(academy),
        settleOwnPayment(key, 'jane', academy),
      ]),
  ],
]

describe.each(RECOVERIES)('a checkout that dies, and then %s', (name, recover) => {
  const turn = RECOVERIES.findIndex(([other]) => other === name)
  it.each(crashPoints(5, turn))(
    '$side effect $effect: one charge, one progress and one receipt, or none',
    async (point) => {
      await buy(dyingProcess(academy, point), 'pm_ok').catch(() => undefined)
      const opened = (await academy.payment(key)) !== undefined
      await recover('pm_ok')
      await reconcile(academy)
      await advanceTime(academy)
      const whole = await expectWhole(academy)
      // Once the payment is recorded, the buyer gets the course no matter how the process died.
      if (opened || /retry|duplicates|all/.test(name)) expect(whole).toBe('enrolled')
      else expect(whole).toBe('nothing')
    },
  )

  it.each(crashPoints(5, turn + 2))(
    '$side effect $effect of a declined card: nothing charged, all free',
    async (point) => {
      await buy(dyingProcess(academy, point), 'pm_declined').catch(() => undefined)
      await recover('pm_declined')
      await reconcile(academy)
      await advanceTime(academy)
      expect(await expectWhole(academy)).toBe('nothing')
    },
  )
})

describe('a process that settles a passed challenge and dies', () => {
  const SETTLERS: [string, (deps: PaymentDeps) => Promise<unknown>][] = [
    ['the buyer’s question', (deps) => settleOwnPayment(key, 'jane', deps)],
    ['the webhook', (deps) => deliverEvents(academy, ['succeeded'], deps)],
    ['the reconciler', (deps) => reconcilePayments(deps)],
  ]
  describe.each(SETTLERS)('%s', (_, settle) => {
    it.each(crashPoints(6))('$side effect $effect: one charge, one progress and one receipt', async (point) => {
      await buy(academy, 'pm_challenge')
      academy.gateway.pass('pi_1')
      academy.clock.now += 2 * MINUTE
      await settle(dyingProcess(academy, point)).catch(() => undefined)
      await reconcile(academy)
      await advanceTime(academy)
      expect(await expectWhole(academy)).toBe('enrolled')
    })
  })
})

/** Jane's challenge outlasts her hold, Joe takes the seat, and then she passes the challenge. */
async function loseTheSeat(checkout: Checkout): Promise<void> {
  await buy(checkout, 'pm_challenge')
  checkout.clock.now += HOLD_MS + 1
  await buy(checkout, 'pm_ok', 'joe')
  checkout.gateway.pass('pi_1')
}

describe('a refund that dies', () => {
  it.each(crashPoints(9))(
    '$side effect $effect: the money goes back once, and no student is enrolled for it',
    async (point) => {
      await loseTheSeat(academy)
      await settleOwnPayment(key, 'jane', dyingProcess(academy, point)).catch(() => undefined)
      const begun = (await academy.payment(key))?.refunding !== undefined
      // The seat becomes free in the meantime: a refund in progress must not also become an enrollment.
      await academy.freeSeat('joe', course.group)
      await reconcile(academy)
      await advanceTime(academy)
      expect(await expectWhole(academy)).toBe(begun ? 'refunded' : 'enrolled')
    },
  )

  it('makes good a charge that came after its payment had failed, once for a hundred webhooks', async () => {
    await buy(academy, 'pm_challenge')
    await reconcile(academy, HOLD_MS)
    expect((await academy.payment(key))?.status).toBe('failed')
    academy.gateway.pass('pi_1')
    for (let copy = 0; copy < 100; copy += 1) await deliverEvents(academy, ['succeeded'])
    expect(academy.gateway.refunded()).toEqual(['pi_1'])
    expect(await expectWhole(academy)).toBe('refunded')
  })
})

it('the crash tests cover every effect, no more and no fewer', async () => {
  const checkout = dyingProcess(academy)
  await buy(checkout, 'pm_ok')
  // Two transactions, one order, two publications.
  expect(checkout.effects()).toBe(5)
  const declined = await aCheckout(await tables.table())
  const failing = dyingProcess(declined)
  await buy(failing, 'pm_declined')
  // Two transactions, an order, its cancellation, a publication.
  expect(failing.effects()).toBe(5)
  const challenged = await aCheckout(await tables.table())
  await buy(challenged, 'pm_challenge')
  challenged.gateway.pass('pi_1')
  const settling = dyingProcess(challenged)
  await settleOwnPayment(key, 'jane', settling)
  // The count of checks in two tries, a card service request, a transaction, two publications.
  expect(settling.effects()).toBe(6)
  const refused = await aCheckout(await tables.table())
  await loseTheSeat(refused)
  const refunding = dyingProcess(refused)
  await settleOwnPayment(key, 'jane', refunding)
  // The count of checks in two tries, a card service request, a rejected transaction, the refund's intent, the refund,
  // its end in two tries, a publication.
  expect(refunding.effects()).toBe(9)
})
