import { beforeEach, expect, it } from 'vitest'
import { notificationTexts } from '#domain/messages/notifications.ts'
import { type Payment, paymentPath } from '#domain/payments/payment.ts'
import { aPaymentEntry } from '#domain/search/testing/a-payment-entry.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { notifications } from '#table/keys.ts'
import { type NotificationItem, notificationItem } from '#table/notification.ts'
import { paymentItem } from '#table/payment.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'
import { withdrawTroubleNotices } from './withdraw-trouble-notices.ts'

const table = freshTable([])
const aPayment = (more: Partial<Payment> = {}): Payment => {
  const { status: _, ...entry } = aPaymentEntry({ key: 'p1' })
  return { ...entry, processing: true, token: 't', group: 'g', courseType: 'Live', studentType: 'Student', ...more }
}
const SINCE = 1_700_000_000_000
const inTrouble: Payment = { ...aPayment(), failures: 3, trouble: { since: SINCE, code: 'card-service' } }
const notice = (key: string, message: string, time = SINCE) =>
  notificationItem({ key: sortableId(time), message, createdOn: time, path: paymentPath(key) })
const trouble = notificationTexts.trouble('Jane Doe', 'RN Basics', 'the card service could not be asked')
const messages = async () =>
  (await queryItems<NotificationItem>(table, notifications)).map(({ message, path }) => `${path}: ${message}`)

beforeEach(() =>
  batchPut(table, [
    notice('p1', trouble),
    notice('p2', trouble),
    notice('p1', notificationTexts.registered('Jane Doe', 'RN Basics')),
    notice('p1', trouble, SINCE - 1),
  ]),
)

const others = [
  `${paymentPath('p1')}: ${trouble}`,
  `${paymentPath('p1')}: Jane Doe registered for RN Basics`,
  `${paymentPath('p2')}: ${trouble}`,
]

it.each([
  ['paid', { ...inTrouble, processing: false, status: 'paid' as const }],
  ['failed', { ...inTrouble, processing: false, status: 'failed' as const }],
  ['with the bank again', aPayment()],
])(
  'a payment’s notice is removed once it is %s, other notices stay, and a repeated batch changes nothing',
  async (_, after) => {
    const batch = aBatch(ON.troubleNotices, aRecord(paymentItem(inTrouble), paymentItem(after)))
    for (let run = 0; run < 2; run++) {
      await withdrawTroubleNotices(batch, { table })
      expect((await messages()).sort()).toEqual(others.sort())
    }
  },
)

it('the notice stays while the payment needs attention', async () => {
  const again: Payment = { ...inTrouble, trouble: { since: SINCE, code: 'undecided' } }
  await withdrawTroubleNotices(aBatch(ON.troubleNotices, aRecord(paymentItem(inTrouble), paymentItem(again))), {
    table,
  })
  await withdrawTroubleNotices(aBatch(ON.troubleNotices, aRecord(undefined, paymentItem(inTrouble))), { table })
  expect(await messages()).toHaveLength(4)
})
