import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOLD_MS } from '../../domain/registration/hold.ts'
import { reconcilePayments } from '../reconcile/reconcile-payments.ts'
import { startTables, type TestTables } from '../shared/testing/start-table.ts'
import { receiveEvent } from '../webhook/receive-event.ts'
import { askPayment } from './ask-payment.ts'
import { paymentKeyOf } from './payment-key.ts'
import { registerCourse } from './register-course.ts'
import { aLiveCourse, anAcademy, aUser, MINUTE, type TestAcademy } from './testing/an-academy.ts'
import { type CrashPoint, dyingProcess } from './testing/crash-fixture.ts'
import { anEvent } from './testing/event-fixture.ts'

let tables: TestTables
beforeAll(async () => {
  tables = await startTables()
}, 90_000)
afterAll(() => tables.stop())
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

const live = aLiveCourse({ maxStudents: 1 })
const newAcademy = async () => {
  const academy = anAcademy(await tables.table())
  await academy.add(live, aUser(), aUser({ uid: 'joe' }))
  return academy
}
const order = (token: string) => ({ courseKey: live.key, token, requestId: 'request-1' })
const key = paymentKeyOf('jane', 'request-1')

const webhooks = async (academy: TestAcademy, type: 'succeeded' | 'payment_failed') => {
  for (const intent of [...academy.cards.intents(), ...academy.cards.intents()]) {
    const event = anEvent(`payment_intent.${type}`, intent)
    const url = { body: '{}', headers: { 'stripe-signature': 'x' }, isBase64Encoded: false }
    await receiveEvent(academy, () => Promise.resolve(event), url, 'r')
  }
}
const reconcile = async (academy: TestAcademy) => {
  academy.clock.now += 2 * MINUTE
  expect((await reconcilePayments(academy)).failed).toBe(0)
}

type Recovery = (academy: TestAcademy, token: string) => Promise<unknown>
const RECOVERIES: [string, Recovery][] = [
  ['the same request again', (academy, token) => registerCourse(academy, 'jane', order(token))],
  [
    'copies of a late webhook',
    (academy, token) => webhooks(academy, token === 'pm_ok' ? 'succeeded' : 'payment_failed'),
  ],
  ['the reconciler', reconcile],
  [
    'all of them at once, and the buyer asking',
    (academy, token) =>
      Promise.allSettled([
        registerCourse(academy, 'jane', order(token)),
        webhooks(academy, 'succeeded'),
        reconcile(academy),
        askPayment(academy, 'jane', key),
      ]),
  ],
]
const POINTS = Array.from({ length: 7 }, (_, effect) => effect).flatMap((effect): CrashPoint[] => [
  { effect, side: 'before' },
  { effect, side: 'after' },
])

/** Either wholly enrolled and charged once, or nothing charged and nothing held. */
async function expectWhole(academy: TestAcademy): Promise<'enrolled' | 'nothing'> {
  const payment = await academy.payment(key)
  const progress = await academy.progress('jane')
  const seats = await academy.seats(live.group)
  const ownership = await academy.ownership('jane', live.group)
  const told = await academy.notifications()
  expect(seats?.holds).toEqual({})
  if (progress.length === 0) {
    expect(academy.cards.charged()).toEqual([])
    expect(payment?.status ?? 'failed').toMatch(/^(failed|refunded)$/)
    expect(seats?.students).toEqual({})
    expect(ownership).toBeUndefined()
    return 'nothing'
  }
  expect(progress).toHaveLength(1)
  expect(academy.cards.charged()).toHaveLength(1)
  expect(academy.cards.refunded()).toEqual([])
  expect(payment).toMatchObject({ status: 'paid', processing: false, progressKey: progress[0]?.key })
  expect(seats?.students).toEqual({ jane: 0 })
  expect(ownership).toMatchObject({ progressKey: progress[0]?.key, endTime: 0 })
  expect(await academy.courseStudents(live.key)).toHaveLength(1)
  expect(told).toHaveLength(1)
  return 'enrolled'
}

describe.each(RECOVERIES)('a checkout that dies is made whole by %s', (name, recover) => {
  it.each(POINTS)('when it dies $side effect $effect: one charge and one progress, or none', async (point) => {
    const academy = await newAcademy()
    await registerCourse(dyingProcess(academy, point), 'jane', order('pm_ok')).catch(() => undefined)
    const opened = (await academy.payment(key)) !== undefined
    await recover(academy, 'pm_ok')
    await reconcile(academy)
    const whole = await expectWhole(academy)
    // Once the payment is on record the buyer gets the course, however the process died.
    if (opened || name === 'the same request again') expect(whole).toBe('enrolled')
  })

  it.each(POINTS.filter(({ effect }) => effect < 5))(
    'when the card is declined and it dies $side effect $effect: nothing charged, seat and guard free',
    async (point) => {
      const academy = await newAcademy()
      await registerCourse(dyingProcess(academy, point), 'jane', order('pm_declined')).catch(() => undefined)
      await recover(academy, 'pm_declined')
      await reconcile(academy)
      expect(await expectWhole(academy)).toBe('nothing')
    },
  )
})

it('dies at every effect of a checkout, not beyond and not short of them', async () => {
  const academy = await newAcademy()
  const process = dyingProcess(academy)
  await registerCourse(process, 'jane', order('pm_ok'))
  // Two transactions, one order, three publications.
  expect(process.effects()).toBe(6)
})

describe('a refund that dies', () => {
  it.each(POINTS)(
    'when it dies $side effect $effect: the money goes back once and nobody is enrolled for it',
    async (point) => {
      const academy = await newAcademy()
      await registerCourse(academy, 'jane', order('pm_challenge'))
      academy.clock.now += HOLD_MS + 1
      await registerCourse(academy, 'joe', order('pm_ok'))
      academy.cards.pass('pi_1')
      await askPayment(dyingProcess(academy, point), 'jane', key).catch(() => undefined)
      // Meanwhile the seat becomes free: a refund that was begun must not turn into an enrolment as well.
      await academy.freeSeat('joe', live.group)
      await reconcile(academy)
      const refunded = academy.cards.refunded()
      const progress = await academy.progress('jane')
      expect(refunded.length + progress.length).toBe(1)
      expect((await academy.payment(key))?.status).toBe(refunded.length === 1 ? 'refunded' : 'paid')
      expect(academy.cards.charged()).toEqual(refunded.length === 1 ? ['pi_2'] : ['pi_1', 'pi_2'])
    },
  )

  it('refunds a charge that came although its payment had failed, once for a hundred webhooks', async () => {
    const academy = await newAcademy()
    await registerCourse(academy, 'jane', order('pm_challenge'))
    academy.clock.now += HOLD_MS
    await reconcile(academy)
    expect((await academy.payment(key))?.status).toBe('failed')
    academy.cards.pass('pi_1')
    for (let copy = 0; copy < 50; copy += 1) await webhooks(academy, 'succeeded')
    expect(academy.cards.refunded()).toEqual(['pi_1'])
    expect(await academy.payment(key)).toMatchObject({ status: 'refunded', processing: false })
    expect(await academy.progress('jane')).toEqual([])
    expect(await academy.notifications()).toHaveLength(1)
  })
})
