import { describe, expect, it, vi } from 'vitest'
import { logged } from '#lambdas/testing/logged.ts'
import { freshAcademy } from '#lambdas/testing/fresh-academy.ts'
import { paymentReply } from '#table/payment.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { paymentKeyOf } from './register-course.ts'
import { aLiveCourse, anOnlineCourse, aUser, NOW } from '#lambdas/testing/an-academy.ts'
import { register } from './testing/register-fixture.ts'

const live = aLiveCourse()
const online = anOnlineCourse()
const academy = freshAcademy(live, online, aUser())

describe('a registration that is paid', () => {
  it('charges the price times 100 and opens a progress that has not started', async () => {
    const { payment } = await register(academy)
    expect(payment).toMatchObject({ amount: 39_900, processing: false, status: 'paid', charge: { id: 'ch_pi_1' } })
    expect(payment.description).toBe('RN Review March 5 9:00AM - 90 days online')
    expect(academy.gateway.intents()).toMatchObject([{ amount: 39_900, currency: 'usd', paymentKey: payment.key }])
    const sold = { name: live.name, courseKey: live.key, onlineDays: 90, content: ['c1', 'c2'], dates: live.dates }
    const opened = { url: 'rn-review-march-5-9-00am-1', studentId: 'jane', endTime: 0, complete: false }
    expect(await academy.progress('jane')).toMatchObject([
      { key: payment.progressKey, ...sold, courseEndTime: '5:00PM', ...opened },
    ])
    expect(await academy.seats(live.group)).toMatchObject({ students: { jane: 0 }, holds: {}, version: 3 })
    expect(await academy.ownership('jane', live.group)).toMatchObject({ progressKey: payment.progressKey, endTime: 0 })
  })

  it('keeps the payment record with the id that the card form returned as its token[1.7.13][1.7.14]', async () => {
    const order = vi.spyOn(academy.gateway, 'order')
    const { payment } = await register(academy, { token: 'ctoken_1QAbCdEf' })
    const bought = { courseKey: live.key, studentId: 'jane', amount: 39_900, date: NOW, gsi1pk: 'PAYMENTS#2026-02' }
    const description = 'RN Review March 5 9:00AM - 90 days online'
    const stored = { key: payment.key, ...bought, description, token: 'ctoken_1QAbCdEf' }
    expect(await academy.payment(payment.key)).toMatchObject(stored)
    expect(order.mock.calls).toMatchObject([[{ token: 'ctoken_1QAbCdEf', amount: 39_900, paymentKey: payment.key }]])
  })

  it('is on record as processing before the card is charged; the server fills in the charge [1.4.19][1.7.15]', async () => {
    const { order } = academy.gateway
    let before: unknown
    academy.gateway.order = async (placed) => {
      before = await academy.payment(placed.paymentKey)
      return order(placed)
    }
    const { payment } = await register(academy)
    expect(before).toMatchObject({ key: payment.key, processing: true, gsi2pk: 'PROCESSING' })
    expect(before).not.toHaveProperty('charge')
    expect(before).not.toHaveProperty('gsi1pk')
    expect(await academy.payment(payment.key)).toMatchObject({ processing: false, charge: { id: 'ch_pi_1' } })
  })

  it('informs buyer and student, and leaves a notification for the administrators', async () => {
    const { payment } = await register(academy)
    const inputs = academy.published.map(({ variables }) => variables['input'])
    expect(inputs).toMatchObject([
      { key: payment.key, status: 'paid', processing: false },
      { key: payment.progressKey, studentId: 'jane' },
    ])
    expect(JSON.stringify(inputs)).not.toMatch(/pm_ok|jane@example|secret/)
    expect(await academy.notifications()).toMatchObject([
      { message: 'Jane Doe registered for RN Review March 5 9:00AM', createdOn: NOW },
    ])
  })

  it("adds only Student-type registrants to the course's students [1.4.22]", async () => {
    await academy.add(aUser({ uid: 'boss', type: 'Admin' }))
    await register(academy)
    await register(academy, { requestId: 'request-2' }, 'boss')
    expect(await academy.progress('boss')).toHaveLength(1)
    expect(await academy.courseStudents(live.key)).toMatchObject([
      { uid: 'boss', listed: false },
      { uid: 'jane', name: 'Jane Doe', lastName: 'Doe', listed: true, endTime: 0 },
    ])
  })

  it('numbers the address of a second progress for the same course', async () => {
    await register(academy, { courseKey: online.key })
    await academy.endOwnership('jane', online.group)
    academy.clock.now += 1000
    const { payment } = await register(academy, { courseKey: online.key, requestId: 'request-2' })
    expect((await academy.progress('jane')).map(({ url }) => url)).toEqual([
      'rn-pharmacology-basics-1',
      'rn-pharmacology-basics-2',
    ])
    expect(payment.status).toBe('paid')
  })

  it('notifies the administrators of a pending payment, and then of its end [1.7.7]', async () => {
    await register(academy, { token: 'pm_challenge' })
    const published = () => academy.published.filter(({ document }) => document.includes('publishPayment'))
    expect(published().map(({ variables }) => variables.input)).toMatchObject([
      { processing: true, studentName: 'Jane Doe' },
    ])
    academy.gateway.pass('pi_1')
    await register(academy)
    expect(published().map(({ variables }) => variables.input)).toMatchObject([
      { processing: true },
      { status: 'paid' },
    ])
    expect(JSON.stringify(published())).not.toMatch(/secret|pm_|example.com/)
  })

  it('stays settled when no subscriber can be notified', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    academy.publish = () => Promise.reject(new Error('no subscribers'))
    const { payment } = await register(academy)
    expect(payment.status).toBe('paid')
    const heard = logged(log)
    expect(heard.map(({ message }) => message)).toEqual(['no subscribers', 'no subscribers'])
    expect(heard).toContainEqual(expect.objectContaining({ payment: payment.key, doing: 'publish' }))
  })

  it('answers with the listed fields only', async () => {
    const { payment } = await register(academy)
    const fields = ['key', 'courseKey', 'courseName', 'studentId', 'studentName', 'amount', 'description', 'date']
    const more = ['courseYear', 'refundedAmount', 'processing', 'status', 'charge', 'progressKey', 'clientSecret']
    expect(Object.keys(paymentReply(payment)).sort()).toEqual([...fields, ...more].sort())
    expect(payment.courseYear).toBe('2026')
    const { payment: ofOnline } = await register(academy, { courseKey: online.key, requestId: 'request-2' })
    expect(ofOnline).not.toHaveProperty('courseYear')
  })
})

describe('a registration that is repeated', () => {
  it('repeats nothing when the same request comes again', async () => {
    const first = await register(academy)
    const again = await Promise.all([register(academy), register(academy), register(academy, { token: 'pm_other' })])
    for (const { payment } of again) expect(payment).toEqual(first.payment)
    expect(academy.gateway.charged()).toHaveLength(1)
    expect(await academy.progress('jane')).toHaveLength(1)
  })

  it('makes one charge and one progress for ten concurrent calls of the same request', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => register(academy)))
    expect(new Set(all.map(({ payment }) => payment.key)).size).toBe(1)
    expect(academy.gateway.charged()).toHaveLength(1)
    expect(await academy.progress('jane')).toHaveLength(1)
    expect(await academy.notifications()).toHaveLength(1)
  })

  it('charges once when a double click makes two requests', async () => {
    const two = await Promise.allSettled([register(academy), register(academy, { requestId: 'request-2' })])
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(academy.gateway.charged()).toHaveLength(1)
    expect(await academy.progress('jane')).toHaveLength(1)
  })

  it('charges once when two linked courses are bought at the same time', async () => {
    const linked = aLiveCourse({ key: 'live-pn', name: 'PN Review March 5 9:00AM', subject: 'PN' })
    await academy.add(linked)
    const both = [register(academy), register(academy, { requestId: 'request-2', courseKey: linked.key })]
    const two = await Promise.allSettled(both)
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(academy.gateway.intents()).toHaveLength(1)
    expect(await academy.progress('jane')).toHaveLength(1)
    expect(Object.keys((await academy.seats(live.group))?.students ?? {})).toEqual(['jane'])
  })

  it('names the running payment to a second request while a bank asks the buyer', async () => {
    const { payment, clientSecret } = await register(academy, { token: 'pm_challenge' })
    expect(payment.processing).toBe(true)
    expect(clientSecret).toBe('pi_1_secret')
    expect(await refusalOf(register(academy, { requestId: 'request-2' }))).toEqual({
      code: 'payment-processing',
      data: { paymentKey: payment.key },
    })
  })
})

it('a payment key is fixed per student and request, differs from any other, and reveals nothing', () => {
  const pairs = [
    ['jane', 'request-1'],
    ['jane', 'request-2'],
    ['joe', 'request-1'],
    ['janer', 'equest-1'],
  ] as const
  const keys = pairs.map(([uid, request]) => paymentKeyOf(uid, request))
  expect(new Set(keys).size).toBe(pairs.length)
  expect(pairs.map(([uid, request]) => paymentKeyOf(uid, request))).toEqual(keys)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/)
})
