import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { seatsKey } from '#table/keys.ts'
import { heldLock, enrolmentLock } from '#table/progress.ts'
import { HOLD_MS } from '#domain/payments/hold.ts'
import { beforeEvery, beforeNext } from '#lambdas/testing/before-next.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { freshAcademy } from '#lambdas/testing/fresh-academy.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { createPayment } from './create-payment.ts'
import { paymentKeyOf } from './register-course.ts'
import { findRegistrationState } from './find-registration.ts'
import { aLiveCourse, anOnlineCourse, aUser, NOW } from '#lambdas/testing/an-academy.ts'
import { register } from './testing/register-fixture.ts'

const live = aLiveCourse({ maxStudents: 1 })
const online = anOnlineCourse()
const academy = freshAcademy(live, online, aUser(), aUser({ uid: 'joe', firstName: 'Joe' }))
const key = paymentKeyOf('jane', 'request-1')

/** Runs a concurrent change right before the buyer's next transaction. */
const overtake = (act: () => Promise<unknown>) => beforeNext(academy.table, 'TransactWriteItemsCommand', act)
/** Changes the seats right before every transaction; `stop` returns how often. */
const overtakeAlways = () =>
  beforeEvery(academy.table, 'TransactWriteItemsCommand', 60, () => academy.fillSeats(live.group, {}))
const loseSeats = () =>
  academy.table.client.send(new DeleteCommand({ TableName: academy.table.name, Key: seatsKey(live.group) }))

describe('a payment that is opened', () => {
  it('is on record with buyer and course [1.3.9], holds a seat and the guard for ten minutes, and keeps the room', async () => {
    const { payment } = await register(academy, { token: 'pm_challenge' })
    const until = NOW + HOLD_MS
    expect(await academy.payment(key)).toMatchObject({
      ...{ type: 'payment', key, processing: true, date: NOW, token: 'pm_challenge' },
      ...{ courseKey: live.key, courseName: live.name, courseType: 'Live', group: live.group },
      ...{ uid: 'jane', studentId: 'jane', studentName: 'Jane Doe', studentLastName: 'Doe', studentType: 'Student' },
      ...{ email: 'jane@example.com', amount: 39_900, gsi2pk: 'PROCESSING' },
    })
    expect(payment).toMatchObject({ key, processing: true })
    expect(payment).not.toHaveProperty('status')
    const { pk, sk } = seatsKey(live.group)
    expect(await academy.seats(live.group)).toEqual({
      ...{ pk, sk, type: 'seats', group: live.group, version: 2, courses: [live.key] },
      ...{ max: 1, students: {}, holds: { [key]: { uid: 'jane', until } } },
    })
    const guard = await academy.ownership('jane', live.group)
    expect(guard).toEqual(heldLock('jane', live.group, key, until))
  })

  it('requests from the card service what the buyer was shown: price, currency, and words [1.4.18]', async () => {
    const order = vi.spyOn(academy.gateway, 'order')
    await register(academy)
    expect(order.mock.calls).toEqual([
      [
        {
          ...{ paymentKey: key, amount: 39_900, currency: 'usd', token: 'pm_ok' },
          description: 'RN Review March 5 9:00AM - 90 days online',
        },
      ],
    ])
  })

  it('needs no seats for an Online course, and makes none [1.4.10]', async () => {
    const { payment } = await register(academy, { courseKey: online.key })
    expect(payment.status).toBe('paid')
    expect(await academy.seats(online.group)).toBeUndefined()
  })

  it('makes the seats of a room that has none on record, as many as the course has, and no more', async () => {
    await loseSeats()
    expect((await register(academy)).payment.status).toBe('paid')
    expect(await academy.seats(live.group)).toMatchObject({ max: 1, students: { jane: 0 }, holds: {}, version: 2 })
    expect(await refusalOf(register(academy, {}, 'joe'))).toMatchObject({ code: 'no-seats' })
  })

  it('is refused when neither the room nor the course has a number of seats', async () => {
    const { maxStudents: _none, ...unlimited } = live
    await academy.add(unlimited)
    await loseSeats()
    expect(await refusalOf(register(academy))).toMatchObject({ code: 'no-seats' })
    expect(await academy.seats(live.group)).toBeUndefined()
  })

  it('is opened only when the student’s time in the course has ended [1.4.17]', async () => {
    const owned = (endTime: number) =>
      batchPut(academy.table, [enrolmentLock('jane', live.group, { progressKey: 'p1', endTime })])
    await owned(NOW + 1)
    expect(await refusalOf(register(academy))).toMatchObject({ code: 'already-yours' })
    await owned(NOW)
    expect((await register(academy)).payment.status).toBe('paid')
  })
})

describe('a buyer who is overtaken', () => {
  it('is refused at the last seat and charged nothing, and nothing is on record [1.4.7]', async () => {
    overtake(() => register(academy, {}, 'joe'))
    expect(await refusalOf(register(academy))).toEqual({ code: 'no-seats', data: null })
    expect(academy.gateway.intents()).toHaveLength(1)
    expect(await academy.payment(key)).toBeUndefined()
    expect(await academy.ownership('jane', live.group)).toBeUndefined()
  })

  it('gets the next seat when several were left', async () => {
    await academy.add(aLiveCourse({ maxStudents: 2 }))
    overtake(() => register(academy, {}, 'joe'))
    expect((await register(academy)).payment.status).toBe('paid')
    expect((await academy.seats(live.group))?.students).toEqual({ joe: 0, jane: 0 })
  })

  it('joins the seats that were made in the meantime in a room that has none on record', async () => {
    await academy.add(aLiveCourse({ maxStudents: 2 }))
    await loseSeats()
    overtake(() => register(academy, {}, 'joe'))
    expect((await register(academy)).payment.status).toBe('paid')
    expect((await academy.seats(live.group))?.students).toEqual({ joe: 0, jane: 0 })
  })

  it.each([live, online])(
    'follows the payment of their own concurrent request: one charge ($type)',
    async ({ key: courseKey }) => {
      overtake(() => register(academy, { courseKey, token: 'pm_challenge' }))
      const order = vi.spyOn(academy.gateway, 'order')
      const { payment, clientSecret } = await register(academy, { courseKey, token: 'pm_other' })
      expect([payment.key, payment.token, clientSecret]).toEqual([key, 'pm_challenge', 'pi_1_secret'])
      expect(academy.gateway.intents()).toHaveLength(1)
      for (const [placed] of order.mock.calls) expect(placed.token).toBe('pm_challenge')
    },
  )

  it('follows the payment of their own request also between two reads', async () => {
    const { payment } = await register(academy, { token: 'pm_challenge' })
    const after = await findRegistrationState(academy.table, live, 'jane')
    const before = { ...after, seats: undefined, enrolmentLock: undefined }
    const { opened, payment: existing } = await createPayment(academy.table, payment, live, before, academy.timeZone)
    expect([opened, existing.key]).toEqual([false, key])
  })

  it('gets the running payment when another request of theirs was first', async () => {
    overtake(() => register(academy, { token: 'pm_challenge', requestId: 'request-2' }))
    const running = { code: 'payment-processing', data: { paymentKey: paymentKeyOf('jane', 'request-2') } }
    expect(await refusalOf(register(academy))).toEqual(running)
  })

  it('gets an error when overtaken forty times, and is charged nothing', { tags: ['nightly'] }, async () => {
    const seen = overtakeAlways()
    await expect(register(academy)).rejects.toThrow('No seat could be held in 40 tries')
    expect(seen.stop()).toBe(40)
    expect([academy.gateway.intents(), await academy.payment(key)]).toEqual([[], undefined])
  })

  it('gets an error and is charged nothing when a guard’s payment is not on record', async () => {
    await batchPut(academy.table, [heldLock('jane', live.group, key, NOW + HOLD_MS)])
    await expect(register(academy)).rejects.toThrow('A payment that exists could not be read')
    expect(academy.gateway.intents()).toEqual([])
  })
})
