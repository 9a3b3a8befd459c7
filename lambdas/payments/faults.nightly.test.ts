import { describe, expect, it, vi } from 'vitest'
import { HOLD_MS } from '#domain/payments/hold.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { seeds } from '#domain/testing/depth.ts'
import { reconcilePayments } from './reconcile/reconcile-payments.ts'
import { atEveryRequest, exposed, randomFaults, REVEALING, underFaults } from '#lambdas/testing/faults.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { settleOwnPayment } from '#lambdas/payments/settle/settle-own-payment.ts'
import { findPayment } from './find-payment.ts'
import { refundPayment } from '#lambdas/payments/refunds/refund-payment.ts'
import { paymentKeyOf, registerCourse } from './register-course.ts'
import { anAcademy, aLiveCourse, aUser, MINUTE, type TestAcademy } from '#lambdas/testing/an-academy.ts'
import {
  aCheckout,
  deliverEvents,
  type Checkout,
  course,
  expectWhole,
  key,
  advanceTime,
  reconcile,
} from './testing/checkout-fixture.ts'
import { expectRefunded } from './testing/expect-refunded.ts'
import { withoutLoggedErrors } from '#lambdas/testing/silence-errors.ts'

vi.setConfig({ testTimeout: 300_000 })

const tables = testTables()
withoutLoggedErrors()

/** The same academy; its card service and publications fail by the same plan as its table. */
const outside = <Academy extends TestAcademy>(academy: Academy): Academy => ({
  ...exposed(academy, 'publish'),
  gateway: exposed(academy.gateway, 'order', 'find', 'search', 'cancel', 'refund'),
})
const buy = (academy: TestAcademy, token: string, uid = 'jane') =>
  registerCourse({ courseKey: course.key, token, requestId: 'request-1' }, uid, academy)

/** The recoveries after the fault, in order. */
const RECOVERIES: ((academy: Checkout, token: string) => Promise<unknown>)[] = [
  (academy, token) => buy(academy, token),
  (academy) => deliverEvents(academy, ['payment_failed', 'succeeded', 'canceled']),
  () => Promise.resolve(),
]

async function settleAll(academy: Checkout): Promise<void> {
  await reconcile(academy)
  await advanceTime(academy)
}

describe.each(REVEALING)('a request that is %s', (fault) => {
  it('leaves a checkout with one charge and one progress, or with none, wherever it happens', async () => {
    const requests = await atEveryRequest(fault, async (plan, at) => {
      const academy = await aCheckout(await tables.table())
      const ended = await underFaults(academy.table, plan, () => buy(outside(academy), 'pm_ok'))
      expect(ended.kind).not.toBe('refused')
      const opened = (await academy.payment(key)) !== undefined
      const recovery = at % RECOVERIES.length
      await RECOVERIES[recovery]?.(academy, 'pm_ok')
      await settleAll(academy)
      expect(await expectWhole(academy)).toBe(opened || recovery === 0 ? 'enrolled' : 'nothing')
    })
    expect(requests).toBeGreaterThanOrEqual(8)
  })

  it('leaves a paid payment unchanged or refunded once, wherever the refund meets it', async () => {
    const requests = await atEveryRequest(fault, async (plan, at) => {
      const academy = await aCheckout(await tables.table())
      await academy.add(aUser({ uid: 'avery', type: 'Admin' }))
      await buy(academy, 'pm_ok')
      const refund = (deps: Checkout) => refundPayment({ key, reason: 'Asked for it' }, 'avery', deps)
      await underFaults(academy.table, plan, () => refund(outside(academy)))
      const begun = (await academy.payment(key))?.refunding !== undefined
      if (at % 2 === 0) await refund(academy)
      await settleAll(academy)
      if (begun || at % 2 === 0) await expectRefunded(academy)
      else expect(await expectWhole(academy)).toBe('enrolled')
    })
    expect(requests).toBeGreaterThanOrEqual(7)
  })
})

describe('a process that settles a payment after the bank has answered', () => {
  const SETTLERS: [string, (academy: Checkout) => Promise<unknown>][] = [
    ['the buyer’s question', (academy) => settleOwnPayment(key, 'jane', academy)],
    ['the webhook', (academy) => deliverEvents(academy, ['succeeded'], academy)],
    ['the reconciler', (academy) => reconcilePayments(academy)],
  ]
  it.each(SETTLERS)('%s: yes enrols once, no frees everything, in 8 fault plans', async (_, settle) => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const plan = randomFaults(seededRandom(seed), 25)
      const academy = await aCheckout(await tables.table())
      await buy(academy, 'pm_challenge')
      if (seed % 2) academy.gateway.pass('pi_1')
      else academy.gateway.decline('pi_1')
      academy.clock.now += 2 * MINUTE
      for (let tries = 0; tries < 2; tries += 1) await underFaults(academy.table, plan, () => settle(outside(academy)))
      await settleAll(academy)
      expect([seed, await expectWhole(academy)]).toEqual([seed, seed % 2 ? 'enrolled' : 'nothing'])
    }
  })
})

describe('eight buyers at once for three seats, under faults', () => {
  const buyers = Array.from({ length: 8 }, (_, n) => `buyer-${n}`)
  const live = aLiveCourse({ maxStudents: 3 })

  it.each(seeds({ quick: 2, nightly: 12, mutation: 6 }))(
    'never oversold, never paid without a seat (seed %i)',
    async (seed) => {
      const random = seededRandom(seed)
      const academy = anAcademy(await tables.table())
      await academy.add(live, ...buyers.map((uid) => aUser({ uid })))
      const faulty = outside(academy)
      const underPlan = <Value>(act: () => Promise<Value>) => underFaults(academy.table, randomFaults(random, 15), act)
      const tokens = buyers.map((_, n) => (n % 4 === 3 ? 'pm_challenge' : n % 5 === 4 ? 'pm_declined' : 'pm_ok'))
      const click = (n: number) => underPlan(() => buy(faulty, tokens[n] ?? '', buyers[n]))
      await Promise.all(buyers.map((_, n) => click(n).then(() => click(n))))
      for (const { id, status } of academy.gateway.intents()) if (status === 'requires_action') academy.gateway.pass(id)
      academy.clock.now += 2 * MINUTE
      await Promise.all([
        underPlan(() => reconcilePayments(faulty)),
        underPlan(() => deliverEvents(academy, ['succeeded'], faulty)),
      ])
      for (const pause of [2 * MINUTE, HOLD_MS]) {
        academy.clock.now += pause
        expect((await reconcilePayments(academy)).failed).toBe(0)
      }
      const seats = await academy.seats(live.group)
      const seated = Object.keys(seats?.students ?? {}).sort()
      expect(seated.length).toBeLessThanOrEqual(3)
      expect(seats?.holds).toEqual({})
      const reads = buyers.map((uid) => findPayment(academy.table, paymentKeyOf(uid, 'request-1')))
      const payments = (await Promise.all(reads)).flatMap((payment) => payment ?? [])
      const paid = payments.filter(({ status }) => status === 'paid')
      expect(paid.map(({ studentId }) => studentId).sort()).toEqual(seated)
      expect(payments.filter(({ processing }) => processing)).toEqual([])
      const progress = (await Promise.all(buyers.map((uid) => academy.progress(uid)))).flat()
      expect(progress.map((enrolment) => enrolment.key).sort()).toEqual(
        paid.map(({ progressKey }) => progressKey).sort(),
      )
      expect(academy.gateway.charged().sort()).toEqual(paid.map(({ intentId }) => intentId).sort())
    },
  )
})
