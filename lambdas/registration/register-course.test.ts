import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOLD_MS } from '../../domain/registration/hold.ts'
import { chargeFailures } from '../../domain/messages/registration.ts'
import { Refusal } from '../shared/refusal.ts'
import { startTables, type TestTables } from '../shared/testing/start-table.ts'
import { askPayment } from './ask-payment.ts'
import { paymentReply } from './payment-reply.ts'
import { registerCourse } from './register-course.ts'
import { settlePayment } from './settle-payment.ts'
import { aLiveCourse, anAcademy, anOnlineCourse, aUser, NOW, type TestAcademy } from './testing/an-academy.ts'
import { dyingProcess } from './testing/crash-fixture.ts'

let tables: TestTables
let academy: TestAcademy
beforeAll(async () => {
  tables = await startTables()
}, 90_000)
afterAll(() => tables.stop())
beforeEach(async () => {
  academy = anAcademy(await tables.table())
  await academy.add(aLiveCourse(), anOnlineCourse(), aUser())
})
afterEach(() => vi.restoreAllMocks())

const live = aLiveCourse()
const online = anOnlineCourse()
const request = (more: Partial<Parameters<typeof registerCourse>[2]> = {}) => ({
  courseKey: live.key,
  token: 'pm_ok',
  requestId: 'request-1',
  ...more,
})
const register = (more = {}, uid = 'jane') => registerCourse(academy, uid, request(more))
const refusal = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.then(
    () => 'no refusal',
    (thrown: unknown) => thrown,
  )
  return error instanceof Refusal ? { code: error.code, data: error.data } : error
}

describe('registerCourse', () => {
  it('charges the price times 100 and opens a progress that has not started [1.4.18][1.9.4][1.3.10]', async () => {
    const { payment } = await register()
    expect(payment).toMatchObject({ amount: 39_900, processing: false, status: 'paid', charge: { id: 'ch_pi_1' } })
    expect(payment.description).toBe('RN Review March 5 9:00AM - 90 days online')
    expect(academy.cards.intents()).toMatchObject([{ amount: 39_900, currency: 'usd', paymentKey: payment.key }])
    expect(await academy.progress('jane')).toMatchObject([
      {
        key: payment.progressKey,
        name: live.name,
        url: 'rn-review-march-5-9-00am-1',
        courseKey: live.key,
        studentId: 'jane',
        onlineDays: 90,
        endTime: 0,
        complete: false,
        content: ['c1', 'c2'],
        dates: live.dates,
        courseEndTime: '5:00PM',
      },
    ])
    expect(await academy.seats(live.group)).toMatchObject({ students: { jane: 0 }, holds: {}, version: 3 })
    expect(await academy.ownership('jane', live.group)).toMatchObject({ progressKey: payment.progressKey, endTime: 0 })
  })

  it('keeps the payment record with course, student, amount, description, date and token [1.7.14]', async () => {
    const { payment } = await register()
    expect(await academy.payment(payment.key)).toMatchObject({
      courseKey: live.key,
      studentId: 'jane',
      amount: 39_900,
      description: payment.description,
      date: NOW,
      token: 'pm_ok',
      gsi1pk: 'PAYMENTS#2026-02',
      gsi2pk: 'USER#jane',
    })
  })

  it('tells buyer, student and administrators', async () => {
    const { payment } = await register()
    const inputs = academy.published.map(({ variables }) => variables['input'])
    expect(inputs).toMatchObject([
      { key: payment.key, status: 'paid', processing: false },
      { key: payment.progressKey, studentId: 'jane' },
      { message: 'Jane Doe registered for RN Review March 5 9:00AM' },
    ])
    expect(JSON.stringify(inputs)).not.toMatch(/pm_ok|jane@example|secret/)
    expect(await academy.notifications()).toMatchObject([
      { message: 'Jane Doe registered for RN Review March 5 9:00AM', createdOn: NOW },
    ])
  })

  it("adds only Student-type registrants to the course's students [1.4.22]", async () => {
    await academy.add(aUser({ uid: 'boss', type: 'Admin' }))
    await register()
    await register({ requestId: 'request-2' }, 'boss')
    expect(await academy.progress('boss')).toHaveLength(1)
    expect(await academy.courseStudents(live.key)).toMatchObject([
      { uid: 'boss', listed: false },
      { uid: 'jane', name: 'Jane Doe', lastName: 'Doe', listed: true, endTime: 0 },
    ])
  })

  it('numbers the address of a second progress for the same course [1.3.10]', async () => {
    await register({ courseKey: online.key })
    await academy.endOwnership('jane', online.group)
    academy.clock.now += 1000
    const { payment } = await register({ courseKey: online.key, requestId: 'request-2' })
    expect((await academy.progress('jane')).map(({ url }) => url)).toEqual([
      'rn-pharmacology-basics-1',
      'rn-pharmacology-basics-2',
    ])
    expect(payment.status).toBe('paid')
  })

  it('writes the failure message of a declined card, charges nothing and frees seat and guard [1.4.20][1.8.9]', async () => {
    const { payment } = await register({ token: 'pm_declined' })
    expect(payment).toMatchObject({ processing: false, status: 'failed' })
    expect(payment.charge?.failure_message).toBe('Your card was declined.')
    expect(academy.cards.charged()).toEqual([])
    expect(academy.cards.intents()).toMatchObject([{ status: 'canceled' }])
    expect(await academy.progress('jane')).toEqual([])
    expect(await academy.ownership('jane', live.group)).toBeUndefined()
    expect(await academy.seats(live.group)).toMatchObject({ students: {}, holds: {} })
    expect((await register({ requestId: 'request-2' })).payment.status).toBe('paid')
  })

  it('fails a token that the card service does not know, without a charge', async () => {
    const { payment } = await register({ token: 'pm_unknown' })
    expect(payment).toMatchObject({ status: 'failed', charge: { failure_message: chargeFailures['card-unreadable'] } })
    expect(await academy.ownership('jane', live.group)).toBeUndefined()
  })

  it('repeats nothing when the same request comes again', async () => {
    const first = await register()
    const again = await Promise.all([register(), register(), register({ token: 'pm_other' })])
    for (const { payment } of again) expect(payment).toEqual(first.payment)
    expect(academy.cards.charged()).toHaveLength(1)
    expect(await academy.progress('jane')).toHaveLength(1)
  })

  it('makes one charge and one progress of the same request sent ten times at once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => register()))
    expect(new Set(all.map(({ payment }) => payment.key)).size).toBe(1)
    expect(academy.cards.charged()).toHaveLength(1)
    expect(await academy.progress('jane')).toHaveLength(1)
    expect(await academy.notifications()).toHaveLength(1)
  })

  it('charges once when a double click makes two requests', async () => {
    const two = await Promise.allSettled([register(), register({ requestId: 'request-2' })])
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(academy.cards.charged()).toHaveLength(1)
    expect(await academy.progress('jane')).toHaveLength(1)
  })

  it('refuses who owns the course or a linked one already', async () => {
    const linked = aLiveCourse({ key: 'live-pn', name: 'PN Review March 5 9:00AM', subject: 'PN' })
    await register()
    const { table } = academy
    await anAcademy(table).add({ ...linked, type: 'Live' })
    expect(await refusal(register({ requestId: 'request-2' }))).toMatchObject({ code: 'already-yours' })
    expect(await refusal(register({ requestId: 'request-3', courseKey: linked.key }))).toMatchObject({
      code: 'already-yours',
    })
  })

  it('names the running payment to a second request while a bank asks the buyer', async () => {
    const { payment, clientSecret } = await register({ token: 'pm_challenge' })
    expect(payment.processing).toBe(true)
    expect(clientSecret).toBe('pi_1_secret')
    expect(await refusal(register({ requestId: 'request-2' }))).toEqual({
      code: 'payment-processing',
      data: { paymentKey: payment.key },
    })
  })

  it('enrols once the buyer has passed the challenge, and fails when they have not', async () => {
    await academy.add(aUser({ uid: 'joe' }))
    const jane = await register({ token: 'pm_challenge' })
    const joe = await register({ token: 'pm_challenge' }, 'joe')
    academy.cards.pass('pi_1')
    academy.cards.decline('pi_2')
    expect((await askPayment(academy, 'jane', jane.payment.key)).payment.status).toBe('paid')
    expect((await askPayment(academy, 'joe', joe.payment.key)).payment.status).toBe('failed')
    expect(academy.cards.intents()).toMatchObject([{ status: 'succeeded' }, { status: 'canceled' }])
    expect(await academy.seats(live.group)).toMatchObject({ students: { jane: 0 }, holds: {} })
  })

  it.each([
    ['no-seats', { maxStudents: 0 }],
    ['course-closed', { dates: ['2026-01-31'] }],
    ['course-closed', { published: false }],
  ])('refuses with %s a Live course with %o [1.4.7]', async (code, more) => {
    await academy.add({ ...aLiveCourse({ key: 'x', name: 'RN Review Other 9:00AM', ...more }), type: 'Live' })
    expect(await refusal(register({ courseKey: 'x' }))).toMatchObject({ code })
    expect(academy.cards.intents()).toEqual([])
  })

  it('refuses an unknown course and an account without a profile', async () => {
    expect(await refusal(register({ courseKey: 'none' }))).toMatchObject({ code: 'course-not-found' })
    expect(await refusal(register({}, 'nobody'))).toMatchObject({ code: 'account-not-found' })
  })

  it('refuses malformed tokens and request ids, and writes nothing', async () => {
    const send = vi.spyOn(academy.table.client, 'send')
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (token, requestId) => {
        fc.pre(!/^(ctoken|pm)_\w+$/.test(token) || !/^[\w-]{8,100}$/.test(requestId))
        expect(await refusal(register({ token, requestId }))).toMatchObject({
          code: expect.stringMatching(/^(payment-token|request-id)-invalid$/),
        })
      }),
      { numRuns: 300 },
    )
    expect(send).not.toHaveBeenCalled()
  })

  it('lets the reconciler finish when the card service cannot be reached', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(academy.cards, 'order').mockRejectedValueOnce(new Error('timeout'))
    const { payment } = await register()
    expect(payment.processing).toBe(true)
    expect((await askPayment(academy, 'jane', payment.key)).payment.status).toBe('paid')
    expect(academy.cards.charged()).toHaveLength(1)
  })

  it('stays settled when nobody can be told', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    academy.publish = () => Promise.reject(new Error('no subscribers'))
    expect((await register()).payment.status).toBe('paid')
    expect(log).toHaveBeenCalledTimes(3)
  })
})

describe('settlePayment', () => {
  it('refunds when the hold was lost and no seat is left, and tells both sides', async () => {
    const { payment } = await register({ token: 'pm_challenge' })
    academy.clock.now += HOLD_MS + 1
    for (const uid of ['a', 'b', 'c']) {
      await academy.add(aUser({ uid }))
      expect((await register({}, uid)).payment.status).toBe('paid')
    }
    academy.cards.pass('pi_1')
    const settled = await askPayment(academy, 'jane', payment.key)
    expect(settled.payment).toMatchObject({
      status: 'refunded',
      charge: { failure_message: chargeFailures['no-seats'] },
    })
    expect(academy.cards.refunded()).toEqual(['pi_1'])
    expect(await academy.progress('jane')).toEqual([])
    expect(await academy.ownership('jane', live.group)).toBeUndefined()
    expect(Object.keys((await academy.seats(live.group))?.students ?? {})).toEqual(['a', 'b', 'c'])
    expect((await academy.notifications()).map(({ message }) => message)).toContain(
      'Payment of Jane Doe for RN Review March 5 9:00AM was refunded: no seat was left',
    )
  })

  it('enrols after the hold ran out while a seat is left', async () => {
    const { payment } = await register({ token: 'pm_challenge' })
    await academy.add(aUser({ uid: 'a' }))
    academy.clock.now += HOLD_MS + 1
    await register({}, 'a')
    academy.cards.pass('pi_1')
    expect((await askPayment(academy, 'jane', payment.key)).payment.status).toBe('paid')
    expect(await academy.seats(live.group)).toMatchObject({ students: { jane: 0, a: 0 }, holds: {} })
  })

  it('cancels a challenge that is still open after the hold time and frees the seat', async () => {
    const { payment } = await register({ token: 'pm_challenge' })
    academy.clock.now += HOLD_MS
    expect((await askPayment(academy, 'jane', payment.key)).payment.status).toBe('failed')
    expect(academy.cards.intents()).toMatchObject([{ status: 'canceled' }])
    expect(await academy.seats(live.group)).toMatchObject({ holds: {} })
  })

  it('enrols in the course as it is now when it was edited while the buyer paid', async () => {
    const { payment } = await register({ token: 'pm_challenge' })
    await academy.add({ ...live, content: ['c3'], version: 2 })
    academy.cards.pass('pi_1')
    expect((await settlePayment(academy, payment, { course: live })).payment.status).toBe('paid')
    expect(await academy.progress('jane')).toMatchObject([{ content: ['c3'] }])
  })

  it('gives the money back when the course was moved to other dates while the buyer paid', async () => {
    const { payment } = await register({ token: 'pm_challenge' })
    await academy.add(aLiveCourse({ name: 'RN Review March 9 9:00AM', version: 2 }))
    academy.cards.pass('pi_1')
    const settled = await settlePayment(academy, payment, { course: live })
    expect(settled.payment).toMatchObject({
      status: 'refunded',
      charge: { failure_message: chargeFailures['course-gone'] },
    })
    expect(await academy.progress('jane')).toEqual([])
  })

  it.each([{ amount: 100 }, { currency: 'eur' }])(
    'never enrols for a charge of another amount or currency (%o)',
    async (change) => {
      const { payment } = await register({ token: 'pm_challenge' })
      academy.cards.pass('pi_1')
      academy.cards.tamper('pi_1', change)
      expect((await askPayment(academy, 'jane', payment.key)).payment.status).toBe('refunded')
      expect(await academy.progress('jane')).toEqual([])
      expect(await academy.notifications()).toHaveLength(1)
    },
  )

  it('never charges long after the click: an order that was never placed is not placed later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(academy.cards, 'order').mockRejectedValueOnce(new Error('crash'))
    const { payment } = await register()
    academy.clock.now += HOLD_MS
    expect((await askPayment(academy, 'jane', payment.key)).payment.status).toBe('failed')
    expect(academy.cards.intents()).toEqual([])
  })

  it('asks how the charge stands now, not how it stood when the order was first answered', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await register({}).catch(() => undefined)
    await academy.add(aUser({ uid: 'joe' }))
    const dying = dyingProcess(academy, { effect: 1, side: 'after' })
    const { payment } = await registerCourse(dying, 'joe', request({ token: 'pm_challenge' }))
    expect(payment.processing).toBe(true)
    expect((await academy.payment(payment.key))?.intentId).toBeUndefined()
    academy.cards.pass('pi_2')
    expect((await askPayment(academy, 'joe', payment.key)).payment.status).toBe('paid')
  })

  it('gives no seat to a hold that has run out when others sit on it', async () => {
    const { payment } = await register({ token: 'pm_challenge' })
    await academy.fillSeats(live.group, { a: 0, b: 0, c: 0 })
    academy.clock.now += HOLD_MS + 1
    academy.cards.pass('pi_1')
    expect((await askPayment(academy, 'jane', payment.key)).payment.status).toBe('refunded')
    expect(Object.keys((await academy.seats(live.group))?.students ?? {})).toEqual(['a', 'b', 'c'])
  })

  it('enrols nobody once another call has decided to give the money back', async () => {
    const { payment: before } = await register({ token: 'pm_challenge' })
    academy.cards.tamper('pi_1', { amount: 100 })
    academy.cards.pass('pi_1')
    await askPayment(dyingProcess(academy, { effect: 1, side: 'after' }), 'jane', before.key).catch(() => undefined)
    expect((await academy.payment(before.key))?.refunding).toBe('amount-differs')
    academy.cards.tamper('pi_1', { amount: before.amount })
    expect((await settlePayment(academy, before)).payment.status).toBe('refunded')
    expect(await academy.progress('jane')).toEqual([])
    expect(academy.cards.charged()).toEqual([])
  })

  it("refuses to ask about another student's payment", async () => {
    const { payment } = await register({ token: 'pm_challenge' })
    expect(await refusal(askPayment(academy, 'joe', payment.key))).toMatchObject({ code: 'payment-not-found' })
    expect(await refusal(askPayment(academy, 'joe', 'none'))).toMatchObject({ code: 'payment-not-found' })
  })

  it('answers with the listed fields only', async () => {
    const { payment } = await register()
    const fields = ['key', 'courseKey', 'courseName', 'studentId', 'studentName', 'amount', 'description', 'date']
    const more = ['processing', 'status', 'charge', 'progressKey', 'clientSecret']
    expect(Object.keys(paymentReply(payment)).sort()).toEqual([...fields, ...more].sort())
  })
})
