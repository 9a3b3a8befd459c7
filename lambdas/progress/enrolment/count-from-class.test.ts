import { expect, it } from 'vitest'
import { academy as facts } from '#domain/academy.ts'
import { startsAt } from '#domain/courses/starts-at.ts'
import { cancelPayment } from '#lambdas/payments/cancel-payment.ts'
import { recordGatewayRefund } from '#lambdas/payments/refunds/refund-payment.ts'
import { paymentKeyOf } from '#lambdas/payments/register-course.ts'
import { register } from '#lambdas/payments/testing/register-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { NOW } from '#lambdas/testing/an-academy.ts'
import type { ProgressItem } from '#table/progress.ts'
import { progressOf } from '#table/progress.ts'
import { countFromClass } from './count-from-class.ts'
import { movedEndWrites } from './extend-progress.ts'
import { enrolling, month, rn } from '#lambdas/progress/testing/enrolment-fixture.ts'
import { updateProgress } from '#lambdas/progress/learning/update-progress.ts'

const { academy, add, end, place, seats } = enrolling()
const DAY = 86_400_000
const HOUR = 3_600_000
const first = startsAt(rn, facts.timeZone) ?? 0
/** 8 AM UTC on the day after `time`. */
const nextMorning = (time: number) => (Math.floor(time / DAY) + 1) * DAY + 8 * HOUR
const run = () => countFromClass(academy(), () => false)
const stored = async () => (await academy().progress('jane'))[0]

/** Jane starts a course as in an older version: its days count from the start. */
async function startAsBefore(course = rn, extension = 0): Promise<ProgressItem> {
  await add(course)
  return startedAsBefore(course, extension)
}

/** The same for an existing course. */
async function startedAsBefore(course = rn, extension = 0): Promise<ProgressItem> {
  const item = await stored()
  if (!item) throw new Error('No progress')
  const endTime = NOW + (course.onlineDays + extension) * DAY
  const started = { ...item, startedOn: NOW, endTime }
  await batchPut(academy().table, [started])
  await transactWrite(academy().table, movedEndWrites(progressOf(started), endTime))
  return started
}

it('a start counts the days of a Live course from its first class', async () => {
  const { key } = await add(rn)
  const reply = await updateProgress({ key, action: 'start' }, { sub: 'jane' }, academy())
  expect(reply.endTime).toBe(first + rn.onlineDays * DAY)
  academy().clock.now = nextMorning(NOW)
  expect(await run()).toEqual({ recounted: 0 })
})

it.each([0, 7])(
  'an earlier start with %i more days is moved once, and the student’s screens are updated',
  async (extension) => {
    const before = await startAsBefore(rn, extension)
    academy().clock.now = nextMorning(NOW)
    academy().published.length = 0
    expect(await run()).toEqual({ recounted: 1 })
    const endTime = before.endTime + first - NOW
    expect(await stored()).toMatchObject({ endTime, countsFrom: first, startedOn: NOW })
    expect(await academy().ownership('jane', rn.group)).toMatchObject({ endTime })
    expect(await place(rn)).toMatchObject({ endTime })
    expect((await seats())?.students).toEqual({ jane: endTime })
    expect(academy().published).toMatchObject([{ variables: { input: { endTime } } }])
    expect(await run()).toEqual({ recounted: 0 })
  },
)

it('a course ended by the clock reopens, and one ended by an administrator does not', async () => {
  const { endTime } = await startAsBefore()
  academy().clock.now = nextMorning(endTime)
  expect(await run()).toEqual({ recounted: 1 })
  const { key = '' } = (await stored()) ?? {}
  await end(key)
  expect(await run()).toEqual({ recounted: 0 })
})

it('an ended course gets its ownership back once a repurchase is canceled, and not while it is pending', async () => {
  // It ended before its class began, so that it could be bought again.
  const short = { ...rn, key: 'short', onlineDays: 1 }
  await academy().add(short)
  const before = await startAsBefore(short)
  academy().clock.now = nextMorning(before.endTime)
  await register(academy(), { courseKey: short.key, token: 'pm_challenge' })
  expect(await run()).toEqual({ recounted: 0 })
  await cancelPayment(paymentKeyOf('jane', 'request-1'), 'jane', academy())
  expect(await academy().ownership('jane', rn.group)).toBeUndefined()
  expect(await run()).toEqual({ recounted: 1 })
  const owned = { progressKey: before.key, endTime: before.endTime + first - NOW }
  expect(await academy().ownership('jane', rn.group)).toMatchObject(owned)
})

/** Version 1.0.0 stored the payment of a progress only in its lock. */
const forget = async () => {
  const { paymentKey: _, ...item } = { ...(await stored()) }
  await batchPut(academy().table, [item as ProgressItem])
}

it.each([false, true])('a course refunded after the clock ended it stays ended (%s)', async (isOld) => {
  const { payment } = await register(academy())
  if (isOld) await forget()
  const before = await startedAsBefore()
  academy().clock.now = nextMorning(before.endTime)
  academy().gateway.refundInDashboard('pi_1', payment.amount)
  await recordGatewayRefund('pi_1', academy())
  expect(await academy().payment(payment.key)).toMatchObject({ status: 'refunded' })
  expect(await run()).toEqual({ recounted: 0 })
  expect((await stored())?.endTime).toBe(before.endTime)
})

it.each([false, true])('a paid course moves, and its ownership stays paid (%s)', async (isOld) => {
  const { payment } = await register(academy())
  if (isOld) await forget()
  await startedAsBefore()
  academy().clock.now = nextMorning(NOW)
  expect(await run()).toEqual({ recounted: 1 })
  expect(await academy().ownership('jane', rn.group)).toMatchObject({ type: 'ownership', paymentKey: payment.key })
})

it('a course that an administrator ended stays ended', async () => {
  const { key } = await startAsBefore()
  academy().clock.now += HOUR
  await end(key)
  academy().clock.now = nextMorning(NOW)
  expect(await run()).toEqual({ recounted: 0 })
  expect((await stored())?.endTime).toBe(NOW + HOUR)
})

it('the recount runs at one hour of the day, and reads nothing at the others', async () => {
  await startAsBefore()
  academy().clock.now = nextMorning(NOW) + HOUR
  expect(await run()).toEqual({ recounted: 0 })
})

it('an Online course stays as it is', async () => {
  const { endTime } = await startAsBefore(month)
  academy().clock.now = nextMorning(NOW)
  expect(await run()).toEqual({ recounted: 0 })
  expect((await stored())?.endTime).toBe(endTime)
})
