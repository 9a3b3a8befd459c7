import { describe, expect, it, vi } from 'vitest'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import fc from 'fast-check'
import { enrolmentLock } from '#table/progress.ts'
import { userItem } from '#table/user.ts'
import { registrationRefusals } from '#domain/messages/registration.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { freshAcademy } from '#lambdas/testing/fresh-academy.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { settleOwnPayment } from '#lambdas/payments/settle/settle-own-payment.ts'
import { paymentKeyOf, registerCourse } from './register-course.ts'
import { aLiveCourse, anOnlineCourse, aUser } from '#lambdas/testing/an-academy.ts'
import { withFaults } from './testing/faults-fixture.ts'
import { aRequest, register } from './testing/register-fixture.ts'

const live = aLiveCourse()
const online = anOnlineCourse()
const academy = freshAcademy(live, online, aUser())
const linked = aLiveCourse({ key: 'live-pn', name: 'PN Review March 5 9:00AM', subject: 'PN' })
const enrolledByHand = enrolmentLock('jane', live.group, { progressKey: 'p1', endTime: 0 })

describe('a refused registration', () => {
  describe.each<[string, () => Promise<unknown>]>([
    ['has paid for it', () => register(academy)],
    ['was enrolled by an administrator', () => batchPut(academy.table, [enrolledByHand])],
  ])('by a student who %s', (_, enrol) => {
    it.each([live.key, linked.key])(
      "is refused with 'You already have this course' before any charge: %s",
      async (courseKey) => {
        await academy.add(linked)
        await enrol()
        const before = { intents: academy.gateway.intents(), seats: await academy.seats(live.group) }
        const order = vi.spyOn(academy.gateway, 'order')
        const again = register(academy, { requestId: 'request-2', courseKey })
        expect(await refusalOf(again)).toEqual({ code: 'already-yours', data: null })
        expect(registrationRefusals['already-yours']).toBe('You already have this course')
        expect(order).not.toHaveBeenCalled()
        expect({ intents: academy.gateway.intents(), seats: await academy.seats(live.group) }).toEqual(before)
        expect(await academy.payment(paymentKeyOf('jane', 'request-2'))).toBeUndefined()
      },
    )
  })

  it('is refused although it was not yet owned when it was read: the condition of the write decides', async () => {
    const order = vi.spyOn(academy.gateway, 'order')
    let isOvertaken = false
    const racing = withFaults(academy, async (command) => {
      if (command instanceof TransactWriteCommand && !isOvertaken) await batchPut(academy.table, [enrolledByHand])
      isOvertaken ||= command instanceof TransactWriteCommand
      return undefined
    })
    expect(await refusalOf(registerCourse(aRequest(), 'jane', racing))).toMatchObject({ code: 'already-yours' })
    expect(order).not.toHaveBeenCalled()
    expect(await academy.seats(live.group)).toMatchObject({ holds: {}, students: {} })
  })

  it.each([
    ['no-seats', { maxStudents: 0 }],
    ['course-closed', { dates: ['2026-01-31'] }],
    ['course-closed', { published: false }],
  ])('refuses with %s a Live course with %o', async (code, more) => {
    await academy.add({ ...aLiveCourse({ key: 'x', name: 'RN Review Other 9:00AM', ...more }), type: 'Live' })
    expect(await refusalOf(register(academy, { courseKey: 'x' }))).toMatchObject({ code })
    expect(academy.gateway.intents()).toEqual([])
  })

  it('refuses an order at another price, or for other days, than the buyer saw with those of now, and takes it at these', async () => {
    const { price, onlineDays: days } = live
    await academy.add({ ...live, price: price + 500, onlineDays: days - 1 })
    const order = (seenPrice: number, seenDays: number) => register(academy, { seenPrice, seenDays })
    expect(await refusalOf(order(price, days - 1))).toEqual({ code: 'price-changed', data: { price: price + 500 } })
    expect(await refusalOf(order(price + 500, days))).toEqual({ code: 'days-changed', data: { days: days - 1 } })
    expect(academy.gateway.intents()).toEqual([])
    const { payment } = await order(price + 500, days - 1)
    expect(payment).toMatchObject({ amount: (price + 500) * 100, onlineDays: days - 1 })
  })

  it('refuses an unknown course, an account without a profile and one that is being deleted', async () => {
    expect(await refusalOf(register(academy, { courseKey: 'none' }))).toMatchObject({ code: 'course-not-found' })
    expect(await refusalOf(register(academy, {}, 'nobody'))).toMatchObject({ code: 'account-not-found' })
    const leaving = { ...userItem(aUser({ uid: 'leaving' })), deleting: 1 }
    await batchPut(academy.table, [leaving])
    expect(await refusalOf(register(academy, {}, 'leaving'))).toMatchObject({ code: 'account-not-found' })
  })

  it('refuses malformed tokens and request ids, and writes nothing', async () => {
    const send = vi.spyOn(academy.table.client, 'send')
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (token, requestId) => {
        fc.pre(!/^(ctoken|pm)_\w+$/.test(token) || !/^[\w-]{8,100}$/.test(requestId))
        expect(await refusalOf(register(academy, { token, requestId }))).toMatchObject({
          code: expect.stringMatching(/^(payment-token|request-id)-invalid$/),
        })
      }),
      { numRuns: 300 },
    )
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    ['payment-token-invalid', { token: `pm_${'x'.repeat(201)}` }],
    ['payment-token-invalid', { token: 'pm_' }],
    ['payment-token-invalid', { token: 'xpm_ok' }],
    ['payment-token-invalid', { token: 'pm_ok!' }],
    ['request-id-invalid', { requestId: 'x'.repeat(101) }],
    ['request-id-invalid', { requestId: 'x'.repeat(7) }],
    ['request-id-invalid', { requestId: ' request-1' }],
    ['request-id-invalid', { requestId: 'request-1 ' }],
  ])('refuses with %s a value that is slightly too long, too short, or padded: %o', async (code, more) => {
    expect(await refusalOf(register(academy, more))).toMatchObject({ code })
  })

  it('takes the longest and the shortest token and request id', async () => {
    const longest = { token: `ctoken_${'x'.repeat(200)}`, requestId: 'x-'.repeat(50) }
    expect((await register(academy, longest)).payment.status).toBe('paid')
    const shortest = { token: 'pm_x', requestId: '12345678', courseKey: online.key }
    expect((await register(academy, shortest)).payment.status).toBe('paid')
  })

  it("refuses to ask about another student's payment", async () => {
    const { payment } = await register(academy, { token: 'pm_challenge' })
    expect(await refusalOf(settleOwnPayment(payment.key, 'joe', academy))).toMatchObject({ code: 'payment-not-found' })
    expect(await refusalOf(settleOwnPayment('none', 'joe', academy))).toMatchObject({ code: 'payment-not-found' })
  })
})
