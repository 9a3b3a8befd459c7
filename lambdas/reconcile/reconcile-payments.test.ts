import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOLD_MS, OVERDUE_MS, STUCK_MS } from '../../domain/registration/hold.ts'
import { findPayment } from '../registration/find-payment.ts'
import { paymentKeyOf } from '../registration/payment-key.ts'
import { refundLate } from '../registration/refund-late.ts'
import { registerCourse } from '../registration/register-course.ts'
import { anAcademy, anOnlineCourse, aUser, type TestAcademy } from '../registration/testing/an-academy.ts'
import { dyingProcess } from '../registration/testing/crash-fixture.ts'
import { startTables, type TestTables } from '../shared/testing/start-table.ts'
import { reconcilePayments } from './reconcile-payments.ts'

let tables: TestTables
let academy: TestAcademy
beforeAll(async () => {
  tables = await startTables()
}, 90_000)
afterAll(() => tables.stop())
beforeEach(async () => {
  academy = anAcademy(await tables.table())
  await academy.add(course)
})
afterEach(() => vi.restoreAllMocks())

const course = anOnlineCourse()
const waiting = async (uid: string) => {
  await academy.add(aUser({ uid }))
  await registerCourse(academy, uid, { courseKey: course.key, token: 'pm_challenge', requestId: 'request-1' })
}

describe('reconcilePayments', () => {
  it('asks about payments that are processing for over a minute, and no others', async () => {
    await waiting('jane')
    academy.cards.pass('pi_1')
    academy.clock.now += STUCK_MS
    expect(await reconcilePayments(academy)).toEqual({ asked: 0, settled: 0, failed: 0 })
    academy.clock.now += 1
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 1, failed: 0 })
    expect(await academy.progress('jane')).toHaveLength(1)
    expect(await reconcilePayments(academy)).toEqual({ asked: 0, settled: 0, failed: 0 })
  })

  it('waits for the bank half an hour, then cancels and frees', async () => {
    await waiting('jane')
    academy.clock.now += HOLD_MS - 1
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 0, failed: 0 })
    academy.clock.now += 1
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 1, failed: 0 })
    expect(academy.cards.intents()).toMatchObject([{ status: 'canceled' }])
    expect(await academy.ownership('jane', course.group)).toBeUndefined()
  })

  it('settles all pages, and one failure stops no other', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (let n = 1; n <= 12; n += 1) {
      await waiting(`buyer-${n}`)
      academy.cards.pass(`pi_${n}`)
      academy.clock.now += 1
    }
    academy.clock.now += 2 * STUCK_MS
    vi.spyOn(academy.cards, 'find').mockRejectedValueOnce(new Error('out of reach'))
    expect(await reconcilePayments(academy)).toEqual({ asked: 12, settled: 11, failed: 1 })
    expect(log).toHaveBeenCalledTimes(1)
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 1, failed: 0 })
  })

  it('gives a late charge back when the webhook that began it has died, although the payment had failed', async () => {
    await waiting('jane')
    academy.clock.now += HOLD_MS
    await reconcilePayments(academy)
    academy.cards.pass('pi_1')
    const key = paymentKeyOf('jane', 'request-1')
    const failed = await findPayment(academy.table, key)
    if (!failed) throw new Error('The payment is gone')
    // Its effects: the intent was asked, the intention written.
    const dying = dyingProcess(academy, { effect: 1, side: 'after' })
    await expect(refundLate(dying, failed, 'pi_1')).rejects.toThrow('The process has died')
    expect(academy.cards.refunded()).toEqual([])
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 1, failed: 0 })
    expect(academy.cards.refunded()).toEqual(['pi_1'])
    expect(await academy.payment(key)).toMatchObject({ status: 'refunded' })
    expect(await academy.notifications()).toHaveLength(1)
    expect(await reconcilePayments(academy)).toEqual({ asked: 0, settled: 0, failed: 0 })
  })

  it('counts as failed, for the alarm, what the card service leaves undecided for an hour', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await waiting('jane')
    academy.cards.tamper('pi_1', { status: 'processing' })
    academy.clock.now += OVERDUE_MS - 1
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 0, failed: 0 })
    academy.clock.now += 1
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 0, failed: 1 })
    expect(String(log.mock.calls)).toContain(paymentKeyOf('jane', 'request-1'))
    academy.cards.pass('pi_1')
    expect(await reconcilePayments(academy)).toEqual({ asked: 1, settled: 1, failed: 0 })
  })

  it('begins no page when its time is up', async () => {
    await waiting('jane')
    academy.clock.now += 2 * STUCK_MS
    expect(await reconcilePayments(academy, () => true)).toEqual({ asked: 0, settled: 0, failed: 0 })
  })
})
