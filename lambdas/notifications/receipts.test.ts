import type { DynamoDBRecord } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type IdempotencyMarkerItem, receiptMarkerKey } from '#table/guards.ts'
import { type PaymentItem, paymentItem } from '#table/payment.ts'
import { receiptWords } from '#domain/messages/receipts.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { aBatch, aRecord } from '#lambdas/projections/testing/batch-fixture.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { interceptSends } from '#lambdas/testing/intercept-sends.ts'
import { CLAIM_MS, type ReceiptDeps, sendReceiptOf, sendReceipts } from './send-receipts.ts'
import type { Mail } from '#lambdas/aws/send-mail.ts'
import { silenceErrors } from '#lambdas/testing/silence-errors.ts'
import { aPayment } from '#lambdas/payments/testing/a-payment.ts'

const table = freshTable()
let mails: Mail[]
let clock: { now: number }
let deps: ReceiptDeps
beforeEach(() => {
  mails = []
  clock = { now: NOW }
  deps = {
    table,
    sendMail: (mail) => Promise.resolve(void mails.push(mail)),
    now: () => clock.now,
    timeZone: 'America/New_York',
    siteUrl: 'https://site.example',
  }
})
afterEach(() => vi.restoreAllMocks())

const NOW = Date.UTC(2026, 1, 1, 17, 5)
const aRunning = (more: Partial<Payment> = {}): Payment =>
  aPayment({
    ...{ courseKey: 'live-rn', courseName: 'RN Review March 5 9:00AM', courseType: 'Live', amount: 39_900 },
    ...{ description: 'RN Review March 5 9:00AM - 90 days online', date: NOW, ...more },
  })
const paid = (more: Partial<Payment> = {}) =>
  aRunning({ processing: false, status: 'paid', charge: { id: 'ch_1' }, ...more })
const refunded = (more: Partial<Payment> = {}) =>
  paid({ status: 'refunded', charge: { id: 'ch_1', failure_message: 'There were no seats left' }, ...more })

let sequence = 0
const change = (before: Payment | undefined, after: Payment): DynamoDBRecord =>
  aRecord(before && paymentItem(before), paymentItem(after), { SequenceNumber: String((sequence += 1)) })
const send = (...records: DynamoDBRecord[]) => sendReceipts(aBatch(['payment'], ...records), deps)

describe('a receipt', () => {
  it('goes to the buyer of a paid payment with course, amount, date, reference, charge and the no-refund sentence', async () => {
    expect(await send(change(aRunning(), paid()))).toEqual([])
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.to).toBe('jane@example.com')
    expect(mail?.subject).toBe('Nursing Academy: your receipt for RN Review March 5 9:00AM')
    const stated = [
      'RN Review March 5 9:00AM - 90 days online',
      'Jane Doe',
      '$399.00',
      'February 1, 2026 at 12:05 PM EST',
      'pay-1',
      'ch_1',
      'https://site.example/go/live-rn',
      'https://site.example/receipts/pay-1',
      'All sales are final: there are no refunds once a registration is complete.',
      'hello@academy.example',
      '(305)555-0142',
      'Miami, FL 33101',
      'Nursing Academy',
    ]
    for (const fact of stated) {
      expect(mail?.text).toContain(fact)
      expect(mail?.html).toContain(fact)
    }
    expect(`${mail?.text} ${mail?.html}`).not.toContain('ctoken_1')
  })

  it('informs the buyer of a refund with its amount and reason, without the note on refunds', async () => {
    await send(change(aRunning({ refunding: 'no-seats' }), refunded()))
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.subject).toBe('Nursing Academy: your payment for RN Review March 5 9:00AM has been refunded')
    expect(mail?.text).toContain('Amount refunded: $399.00')
    expect(mail?.text).toContain('Why: There were no seats left')
    expect(mail?.html).toContain(receiptWords.returned)
    expect(mail?.text).not.toContain(receiptWords.noRefunds)
  })

  it('informs the buyer of a refunded registration that the course has ended', async () => {
    await send(change(paid({ progressKey: 'p1' }), refunded({ progressKey: 'p1' })))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(receiptWords.ended)
    expect(mails[0]?.text).not.toContain(receiptWords.returned)
  })

  it('shows what people wrote as text, in a subject of one line', async () => {
    const script = '<img src=x onerror="alert(1)">'
    const courseName = `${script}\r\nBcc: all@example.com\u2028x`
    await send(change(aRunning(), paid({ courseName, description: script, studentName: `${script} & 'Co'` })))
    const [mail] = mails
    expect(mail?.html).not.toContain('<img')
    expect(mail?.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;Co&#39;')
    expect(mail?.subject).not.toMatch(/[\r\n\u2028]/)
  })

  it.each<[string, DynamoDBRecord]>([
    ['a payment that begins', change(undefined, aRunning())],
    ['a payment that failed', change(aRunning(), aRunning({ processing: false, status: 'failed' }))],
    ['a paid payment that is changed later', change(paid(), paid({ description: 'x' }))],
    ['a paid payment that is brought in whole', change(undefined, paid())],
    ['a payment that is about to be refunded', change(aRunning(), aRunning({ refunding: 'no-seats' }))],
  ])('is not sent for %s', async (_, record) => {
    expect(await send(record)).toEqual([])
    expect(mails).toEqual([])
  })
})

describe('sending receipts', () => {
  const once = (kind: 'paid' | 'refunded') =>
    getItem<IdempotencyMarkerItem>(table, receiptMarkerKey('pay-1', kind), { consistent: true })

  it('sends one mail for a hundred copies of a record, and forgets after 90 days', async () => {
    const record = change(aRunning(), paid())
    for (let copy = 0; copy < 50; copy += 1) await send(record, record)
    expect(mails).toHaveLength(1)
    expect(await once('paid')).toMatchObject({ type: 'once', ttl: NOW / 1000 + 90 * 24 * 3600 })
    expect(await once('paid')).not.toHaveProperty('until')
  })

  it('sends one mail when two deliveries of a record meet', async () => {
    silenceErrors()
    const record = change(aRunning(), paid())
    await Promise.all(Array.from({ length: 10 }, () => send(record)))
    expect(mails).toHaveLength(1)
  })

  it('reports the record whose mail was not taken, sends the others, and sends it when it comes again', async () => {
    const log = silenceErrors()
    const works = deps.sendMail
    deps.sendMail = (mail) => (mail.to.startsWith('bad') ? Promise.reject(new Error('Rejected')) : works(mail))
    const bad = change(aRunning(), paid({ key: 'pay-2', email: 'bad@example.com' }))
    const batch = [change(aRunning(), paid()), bad, change(aRunning(), paid({ key: 'pay-3' }))]
    const failures = [bad.dynamodb?.SequenceNumber]
    expect(await send(...batch)).toEqual(failures)
    expect(mails).toHaveLength(2)
    const said = JSON.stringify(log.mock.calls)
    expect(said).toContain('pay-2')
    expect(said).not.toContain('bad@example.com')
    deps.sendMail = works
    expect(await send(...batch)).toEqual([])
    expect(mails).toHaveLength(3)
  })

  it('errs on the side of a second mail when it dies between the mail and its mark', async () => {
    silenceErrors()
    const record = change(aRunning(), paid())
    const dying = { ...deps, table: dyingAfter(1) }
    await sendReceipts(aBatch(['payment'], record), dying)
    expect(mails).toHaveLength(1)
    // While the claim is valid, no other run sends, and the stream keeps the record.
    expect(await send(record)).toHaveLength(1)
    expect(mails).toHaveLength(1)
    clock.now += CLAIM_MS
    expect(await send(record)).toEqual([])
    expect(mails).toHaveLength(2)
    expect(await send(record)).toEqual([])
    expect(mails).toHaveLength(2)
  })

  /** The table of a process that dies after this many writes. */
  function dyingAfter(writes: number): Table {
    let done = 0
    return interceptSends(table, (_, send) =>
      done++ < writes ? send() : Promise.reject(new Error('The process has died')),
    )
  }

  it('sends by an operator’s hand what did not come, and nothing twice', async () => {
    await batchPut(table, [paymentItem(paid()) satisfies PaymentItem])
    await sendReceiptOf('pay-1', deps)
    await sendReceiptOf('pay-1', deps)
    expect(mails.map(({ to }) => to)).toEqual(['jane@example.com'])
    await expect(sendReceiptOf('none', deps)).rejects.toThrow('There is no payment with this key')
  })

  it('mails a payment and its refund, each once', async () => {
    await send(change(aRunning(), paid()), change(paid(), refunded()))
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('your receipt'),
      expect.stringContaining('has been refunded'),
    ])
  })
})
