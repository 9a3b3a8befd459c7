import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { courseKey, paymentKey, seatsKey } from '#table/keys.ts'
import { seatsItem } from '#table/course.ts'
import { enrolmentLock } from '#table/progress.ts'
import { chargeFailures } from '#domain/messages/registration.ts'
import { HOLD_MS } from '#domain/payments/hold.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { freshAcademy } from '#lambdas/testing/fresh-academy.ts'
import { settleOwnPayment } from './settle-own-payment.ts'
import { settlePayment } from './settle-payment.ts'
import { aLiveCourse, anOnlineCourse, aUser } from '#lambdas/testing/an-academy.ts'
import { withFaults } from '#lambdas/payments/testing/faults-fixture.ts'
import { register } from '#lambdas/payments/testing/register-fixture.ts'

const TRANSACTION = 'TransactWriteItemsCommand'
const live = aLiveCourse()
const online = anOnlineCourse()
const academy = freshAcademy(live, online, aUser())
/** Jane has passed the bank's challenge for a course, and the payment is not settled yet. */
async function passed(course = live): Promise<Payment> {
  const { payment } = await register(academy, { token: 'pm_challenge', courseKey: course.key })
  academy.gateway.pass('pi_1')
  academy.published.length = 0
  return payment
}
const ask = async ({ key }: Payment) => (await settleOwnPayment(key, 'jane', academy)).payment
const messages = async () => (await academy.notifications()).map(({ message }) => message)

describe('a paid charge that meets what changed in the meantime', () => {
  it('is refunded if an administrator has enrolled the student, who keeps what they have', async () => {
    const payment = await passed()
    const byHand = enrolmentLock('jane', live.group, { progressKey: 'p1', endTime: 0 })
    await batchPut(academy.table, [byHand])
    const failure_message = chargeFailures['already-yours']
    expect(await ask(payment)).toMatchObject({ status: 'refunded', charge: { id: 'ch_pi_1', failure_message } })
    expect(academy.gateway.refunded()).toEqual(['pi_1'])
    expect(await academy.ownership('jane', live.group)).toEqual(byHand)
    expect(await academy.seats(live.group)).toMatchObject({ students: {}, holds: {} })
    expect(await academy.progress('jane')).toEqual([])
    expect(await messages()).toEqual([
      `Payment of Jane Doe for ${live.name} was refunded: the student already has the course`,
    ])
  })

  it('is refunded if the course is deleted, and the group is free again', async () => {
    const payment = await passed(online)
    await removeItem(academy.table, courseKey(online.key))
    const failure_message = chargeFailures['course-gone']
    expect(await ask(payment)).toMatchObject({ status: 'refunded', charge: { failure_message } })
    expect(await academy.ownership('jane', online.group)).toBeUndefined()
    expect(await academy.progress('jane')).toEqual([])
  })

  it('is refunded if the course is deleted at the moment of enrollment', async () => {
    const payment = await passed(online)
    beforeNext(academy.table, TRANSACTION, async () => {
      await academy.add({ ...online, version: 2 })
      await removeItem(academy.table, courseKey(online.key))
    })
    expect(await ask(payment)).toMatchObject({ status: 'refunded' })
    expect(await academy.progress('jane')).toEqual([])
  })

  it('is refunded if the seats of the course are deleted', async () => {
    const payment = await passed()
    await removeItem(academy.table, seatsKey(live.group))
    const failure_message = chargeFailures['no-seats']
    expect(await ask(payment)).toMatchObject({ status: 'refunded', charge: { failure_message } })
    expect(await academy.seats(live.group)).toBeUndefined()
    expect(await academy.ownership('jane', live.group)).toBeUndefined()
  })

  it('is refunded if the hold has expired and another student takes the last seat at the moment of enrollment', async () => {
    const payment = await passed()
    academy.clock.now += HOLD_MS
    let writes = 0
    const rival = withFaults(academy, async (command) => {
      if (command instanceof TransactWriteCommand) writes += 1
      // The first write finds no hold; the second takes a free seat, as read by the first.
      if (command instanceof TransactWriteCommand && writes === 2) {
        const full = { max: 1, students: { joe: 0 }, holds: {} }
        await batchPut(academy.table, [seatsItem(live.group, full, 9, [live.key])])
      }
      return undefined
    })
    expect((await settlePayment(payment, rival)).payment).toMatchObject({ status: 'refunded' })
    expect(writes).toBeGreaterThan(2)
    expect(await academy.seats(live.group)).toMatchObject({ students: { joe: 0 }, holds: {} })
    expect(await academy.progress('jane')).toEqual([])
  })

  it('enrols in the course as it is after an edit in the moment of the enrolment', async () => {
    const payment = await passed()
    beforeNext(academy.table, TRANSACTION, () => academy.add({ ...live, content: ['c3'], version: 2 }))
    expect(await ask(payment)).toMatchObject({ status: 'paid' })
    expect(await academy.progress('jane')).toMatchObject([{ content: ['c3'] }])
  })

  it(
    'stays processing while the course is edited again and again, and enrols once that ends',
    { tags: ['nightly'] },
    async () => {
      const payment = await passed()
      let version = live.version
      const edited = withFaults(academy, async (command) => {
        if (command instanceof TransactWriteCommand) await academy.add({ ...live, version: (version += 1) })
        return undefined
      })
      await expect(settlePayment(payment, edited)).rejects.toThrow('The student could not be enrolled')
      expect(version).toBeGreaterThan(10)
      expect(await academy.payment(payment.key)).toMatchObject({ processing: true })
      expect(academy.published).toEqual([])
      expect(await ask(payment)).toMatchObject({ status: 'paid' })
      expect(await academy.progress('jane')).toHaveLength(1)
    },
  )

  it('enrolls nobody for a deleted payment', async () => {
    const payment = await passed()
    await removeItem(academy.table, paymentKey(payment.key))
    await expect(settlePayment(payment, academy)).rejects.toThrow('A payment that was being settled is gone')
    expect(await academy.payment(payment.key)).toBeUndefined()
    expect(await academy.progress('jane')).toEqual([])
    expect(academy.published).toEqual([])
  })

  it('throws, and changes nothing else, if a write is refused without a known reason', async () => {
    const payment = await passed()
    const reasons = [...Array.from({ length: 4 }, () => ({ Code: 'None' })), { Code: 'ConditionalCheckFailed' }]
    beforeNext(academy.table, TRANSACTION, () =>
      Promise.reject(new TransactionCanceledException({ $metadata: {}, message: '', CancellationReasons: reasons })),
    )
    await expect(settlePayment(payment, academy)).rejects.toThrow('failed on the condition of write 4')
    expect(academy.gateway.refundCalls()).toBe(0)
    expect(await academy.payment(payment.key)).toMatchObject({ processing: true })
  })
})

describe('a payment that another call has settled', () => {
  it('is returned as stored, once paid; nothing is written or published again', async () => {
    const stale = await passed()
    const paid = await ask(stale)
    academy.published.length = 0
    expect((await settlePayment(stale, academy)).payment).toEqual(paid)
    expect(academy.published).toEqual([])
    expect(await messages()).toHaveLength(1)
    expect(await academy.progress('jane')).toHaveLength(1)
  })

  it('stays as an administrator’s refund left it that was begun in the meantime', async () => {
    const stale = await passed()
    await ask(stale)
    const refund = { reason: 'Asked for it', by: 'Avery', byUid: 'avery', date: academy.clock.now }
    const item = await academy.payment(stale.key)
    if (!item) throw new Error('The payment is gone')
    const refunding = { ...item, refunding: 'by-administrator', refund }
    await batchPut(academy.table, [refunding])
    expect((await settlePayment(stale, academy)).payment).toMatchObject({ status: 'paid', refund })
    expect(academy.gateway.refundCalls()).toBe(0)
    expect(await academy.payment(stale.key)).toEqual(refunding)
  })
})

describe('an enrolment', () => {
  it('counts only the student’s earlier enrollments in this course for its URL', async () => {
    await register(academy, { courseKey: online.key })
    academy.clock.now += 1000
    await register(academy, { requestId: 'request-2' })
    const urls = (await academy.progress('jane')).map(({ url }) => url)
    expect(urls).toEqual(['rn-pharmacology-basics-1', 'rn-review-march-5-9-00am-1'])
  })

  it('takes no seat in an Online course', async () => {
    await register(academy, { courseKey: online.key })
    expect(await academy.seats(online.group)).toBeUndefined()
    expect(await academy.seats(live.group)).toMatchObject({ students: {}, version: 1 })
  })

  it('has no number of a charge when the card service names none', async () => {
    const payment = await passed()
    academy.gateway.forget('pi_1', 'chargeId')
    const paid = await ask(payment)
    expect(paid).toMatchObject({ status: 'paid', intentId: 'pi_1' })
    expect(paid.charge).not.toHaveProperty('id')
  })

  it.each([
    ['Jane van der Berg', 'Berg'],
    ['Jane', 'Jane'],
  ])('sorts %s by the last word if the payment has no last name', async (studentName, lastName) => {
    const { studentLastName: _lastName, ...payment } = await passed()
    await settlePayment({ ...payment, studentName }, academy)
    expect(await academy.courseStudents(live.key)).toMatchObject([{ uid: 'jane', name: studentName, lastName }])
  })
})
