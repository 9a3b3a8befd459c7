import type { DynamoDBRecord } from 'aws-lambda'
import { afterEach, expect, vi } from 'vitest'
import { HOLD_MS } from '#domain/payments/hold.ts'
import { reconcilePayments } from '#lambdas/payments/reconcile/reconcile-payments.ts'
import { aBatch } from '#lambdas/projections/testing/batch-fixture.ts'
import { sendReceipts } from '#lambdas/notifications/send-receipts.ts'
import type { Mail } from '#lambdas/aws/send-mail.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { receiveEvent } from '#lambdas/payments/stripe/receive-event.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { paymentKeyOf } from '#lambdas/payments/register-course.ts'
import { aLiveCourse, anAcademy, aUser, MINUTE, type TestAcademy } from '#lambdas/testing/an-academy.ts'
import { fresh } from '#lambdas/testing/fresh.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { anEvent } from './event-fixture.ts'
import { streamed } from './stream-fixture.ts'

/** A course with one seat, which Jane and Joe may want. */
export const course = aLiveCourse({ maxStudents: 1 })
/** The key of Jane's payment. */
export const key = paymentKeyOf('jane', 'request-1')

export type Checkout = TestAcademy & { records: DynamoDBRecord[] }

export async function aCheckout(table: Table): Promise<Checkout> {
  const stream = streamed(table)
  const academy = anAcademy(stream.table)
  await academy.add(course, aUser(), aUser({ uid: 'joe', firstName: 'Joe' }))
  return { ...academy, records: stream.records }
}

/** A checkout before each test of the calling file, prepared by `prepare`; restores spies after the test. */
export function freshCheckout(prepare?: (checkout: Checkout) => Promise<unknown>): Checkout {
  const table = freshTable()
  const checkout = fresh(async () => {
    const made = await aCheckout(table)
    await prepare?.(made)
    return made
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  return checkout
}

export type EventType = 'succeeded' | 'payment_failed' | 'canceled'

/**
 * Delivers the card service's events, in this order and for every intent regardless of its state, to a webhook with
 * `deps`. Returns its status codes.
 */
export async function deliverEvents(
  academy: TestAcademy,
  types: readonly EventType[],
  deps: PaymentDeps = academy,
): Promise<number[]> {
  const codes: number[] = []
  for (const type of types)
    for (const intent of academy.gateway.intents()) {
      const event = anEvent(`payment_intent.${type}`, intent)
      const url = { body: '{}', headers: { 'stripe-signature': 'x' }, isBase64Encoded: false }
      codes.push((await receiveEvent(url, 'r', () => Promise.resolve(event), deps)).statusCode)
    }
  return codes
}

/** Runs the reconciler two minutes later and expects no failures. */
export async function reconcile(academy: TestAcademy, after = 2 * MINUTE): Promise<void> {
  academy.clock.now += after
  expect((await reconcilePayments(academy)).failed).toBe(0)
}

/** After the hold has expired, runs the reconciler and delivers every event again. */
export async function advanceTime(academy: TestAcademy): Promise<void> {
  await reconcile(academy, HOLD_MS)
  expect(await deliverEvents(academy, ['payment_failed', 'succeeded', 'canceled'])).not.toContain(500)
}

/** Returns the e-mails that the stream triggers, with every record delivered twice. */
export async function mailsOf({ table, records }: Checkout): Promise<Mail[]> {
  const mails: Mail[] = []
  const sendMail = (mail: Mail) => Promise.resolve(void mails.push(mail))
  const deps = { table, sendMail, now: () => Date.now(), timeZone: 'America/New_York', siteUrl: 'https://x.example' }
  await sendReceipts(aBatch(['payment'], ...records, ...records), deps)
  return mails
}

/**
 * Expects either Jane enrolled and charged once, or nothing charged and nothing held, with one notification to her and
 * the administrators. Returns which.
 */
export async function expectWhole(academy: Checkout): Promise<'enrolled' | 'refunded' | 'nothing'> {
  const payment = await academy.payment(key)
  const progress = await academy.progress('jane')
  const seats = await academy.seats(course.group)
  const ownership = await academy.ownership('jane', course.group)
  const notifications = (await academy.notifications()).filter(({ message }) => message.includes('Jane'))
  const mails = (await mailsOf(academy)).filter(({ text }) => text.includes(key))
  expect(payment?.processing ?? false).toBe(false)
  expect(seats?.holds).toEqual({})
  const mine = academy.gateway.intents().filter(({ paymentKey }) => paymentKey === key)
  const charged = academy.gateway.charged().filter((id) => mine.some((intent) => intent.id === id))
  if (progress.length === 0) {
    expect(charged).toEqual([])
    expect(seats?.students).not.toHaveProperty('jane')
    expect(ownership).toBeUndefined()
    const isRefunded = payment?.status === 'refunded'
    expect(payment?.status ?? 'failed').toMatch(/^(failed|refunded)$/)
    expect(academy.gateway.refunded()).toHaveLength(isRefunded ? 1 : 0)
    expect([notifications.length, mails.length]).toEqual(isRefunded ? [1, 1] : [0, 0])
    return isRefunded ? 'refunded' : 'nothing'
  }
  expect(progress).toHaveLength(1)
  expect(charged).toHaveLength(1)
  expect(academy.gateway.refunded()).toEqual([])
  expect(payment).toMatchObject({ status: 'paid', progressKey: progress[0]?.key, charge: { id: `ch_${charged[0]}` } })
  expect(seats?.students).toEqual({ jane: 0 })
  expect(ownership).toMatchObject({ progressKey: progress[0]?.key, endTime: 0 })
  expect((await academy.courseStudents(course.key)).filter(({ uid }) => uid === 'jane')).toHaveLength(1)
  expect([notifications.length, mails.length]).toEqual([1, 1])
  return 'enrolled'
}
