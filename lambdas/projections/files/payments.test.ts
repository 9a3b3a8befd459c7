import type { DynamoDBRecord } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import { paymentChunk, salesCounts } from '#table/search-files.ts'
import { paymentItem } from '#table/payment.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { PaymentEntry } from '#domain/search/payment-entry.ts'
import { aPaymentEntry } from '#domain/search/testing/a-payment-entry.ts'
import { memoryFiles, type MemoryFiles } from '#lambdas/testing/memory-files.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'
import { followPayments, rebuildPayments } from './payments.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'

const ZONE = 'America/New_York'
const aPayment = (more: Partial<Payment> = {}): Payment => ({
  ...aPaymentEntry(),
  token: 'ctoken_1',
  group: 'g',
  courseType: 'Live',
  studentType: 'Student',
  ...more,
})

const record = (before: Payment | undefined, after: Payment | undefined): DynamoDBRecord =>
  aRecord(before && paymentItem(before), after && paymentItem(after))
const keep = (files: MemoryFiles, ...records: DynamoDBRecord[]) =>
  followPayments(aBatch(ON.payments, ...records), files, ZONE)
const entriesOf = async (files: MemoryFiles, day: string) =>
  (await files.read<PaymentEntry>(paymentChunk(day)))?.entries ?? []

describe('the files of payments', () => {
  it('hold a day of the academy each, newest first, with what a list shows and no token [3.3.14]', async () => {
    const files = memoryFiles()
    // 4 AM UTC is the previous evening in New York.
    const late = aPayment({ key: 'late', date: Date.UTC(2026, 10, 22, 4) })
    await keep(files, record(undefined, aPayment()), record(undefined, late))
    expect((await entriesOf(files, '2026-11-21')).map(({ key }) => key)).toEqual(['late', 'pay-1'])
    expect((await entriesOf(files, '2026-11-21'))[1]).toEqual(aPaymentEntry())
    expect(aPaymentEntry()).toMatchObject({ courseKey: 'rn', studentId: 'jane', date: Date.UTC(2026, 10, 21, 12) })
    expect(JSON.stringify(await entriesOf(files, '2026-11-21'))).not.toContain('ctoken')
    expect(await files.list('')).toHaveProperty('size', 1)
  })

  it('follow a payment to its end, and are written once for a batch that comes again', async () => {
    const files = memoryFiles()
    const open = aPayment({ processing: true })
    const { status: _status, ...processing } = open
    const records = [record(undefined, processing), record(processing, aPayment())]
    await keep(files, ...records)
    await keep(files, ...records)
    expect(files.writes).toHaveLength(1)
    expect(await entriesOf(files, '2026-11-21')).toMatchObject([{ status: 'paid' }])
    await keep(files, record(aPayment(), undefined))
    expect(await entriesOf(files, '2026-11-21')).toEqual([])
  })

  it('ignore items that are not payments', async () => {
    const files = memoryFiles()
    await keep(files, aRecord(undefined, { type: 'course', key: 'c', date: 1 }))
    expect(files.writes).toEqual([])
  })
})

describe('a rebuild of the files of payments', () => {
  const table = freshTable()

  it('creates the same files as the stream, across months, without leftovers', async () => {
    const dates = [
      Date.UTC(2026, 10, 21, 12),
      Date.UTC(2026, 10, 1, 3),
      Date.UTC(2026, 9, 31, 23),
      Date.UTC(2026, 9, 31, 3),
      Date.UTC(2025, 0, 1, 4),
    ]
    const payments = dates.map((date, n) => aPayment({ key: `p${n}`, date }))
    await batchPut(table, payments.map(paymentItem))
    const [made, streamed] = [memoryFiles(), memoryFiles()]
    await made.write(paymentChunk('2020-01-01'), [aPaymentEntry()])
    const now = () => Date.UTC(2026, 10, 21, 13)
    expect(await rebuildPayments({ table, searchFiles: made, timeZone: ZONE, now })).toEqual({ payments: 5 })
    await keep(streamed, ...payments.map((payment) => record(undefined, payment)))
    const names = [...(await streamed.list('')).keys()]
    expect(names).toContain(paymentChunk('2024-12-31'))
    for (const name of names) expect((await made.read(name))?.entries).toEqual((await streamed.read(name))?.entries)
    expect(await entriesOf(made, '2020-01-01')).toEqual([])
    const [october] = (await made.read(salesCounts('2026-10')))?.entries ?? []
    expect(october).toMatchObject({ date: '2026-10-30', paid: 1, paidAmount: 29_900 })
  })

  const open = (more: Partial<Payment>): Payment => {
    const { status: _status, ...processing } = aPayment({ processing: true, ...more })
    return processing
  }
  const keysOf = async (files: MemoryFiles, day: string) => (await entriesOf(files, day)).map(({ key }) => key)

  it('has the open ones too, each once: those that are in no month yet and those that an older version put there', async () => {
    const october = Date.UTC(2026, 9, 31, 12)
    const item = paymentItem(open({ key: 'open', date: october }))
    const older = { ...paymentItem(aPayment({ key: 'older' })), ...paymentItem(open({ key: 'older' })) }
    const refunded = paymentItem(aPayment({ key: 'given-back', refunding: 'by-administrator' }))
    expect(item).not.toHaveProperty('gsi1pk')
    expect([older, refunded]).toMatchObject(Array.from({ length: 2 }, () => ({ gsi1pk: 'PAYMENTS#2026-11' })))
    expect(refunded).toMatchObject({ gsi2pk: 'PROCESSING' })
    await batchPut(table, [item, older, refunded, paymentItem(aPayment({ key: 'paid', date: october + 1 }))])
    const files = memoryFiles()
    const now = () => Date.UTC(2026, 10, 21, 13)
    expect(await rebuildPayments({ table, searchFiles: files, timeZone: ZONE, now })).toEqual({ payments: 4 })
    expect(await keysOf(files, '2026-10-31')).toEqual(['paid', 'open'])
    expect((await keysOf(files, '2026-11-21')).sort()).toEqual(['given-back', 'older'])
  })
})
