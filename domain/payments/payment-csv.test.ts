import { parse as parseCsv } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { salesOf } from '../dashboard/sales.ts'
import { amountLost } from './dispute.ts'
import { csvOfPayments, moneyOfRow, type PaymentRow } from './payment-csv.ts'

const row = (more: Partial<PaymentRow> = {}): PaymentRow => ({
  key: 'pay-1',
  courseName: 'RN "Review", March 5',
  studentId: 'u1',
  studentName: 'José Núñez',
  email: 'jose@academy.example',
  amount: 129_900,
  description: 'RN Review\n90 days',
  date: Date.UTC(2026, 10, 21, 12, 3, 4),
  status: 'paid',
  charge: { id: 'ch_1' },
  intentId: 'pi_1',
  ...more,
})
const parse = (text: string): Record<string, string>[] => parseCsv(text, { columns: true, bom: true })

it('a spreadsheet reads back what the list shows', () => {
  const text = csvOfPayments([
    row(),
    row({ key: 'pay-2', status: 'refunded', refund: { reason: 'Moved', by: 'Avery M.', date: 0 } }),
  ])
  expect(text.startsWith('\ufeffDate (UTC),Student,')).toBe(true)
  const data = parse(text)
  expect(data[0]).toMatchObject({
    'Date (UTC)': '2026-11-21 12:03:04',
    Student: 'José Núñez',
    Course: 'RN "Review", March 5',
    Description: 'RN Review\n90 days',
    'Amount (USD)': '1299.00',
    Status: 'Paid',
    'Refund reason': '',
  })
  expect(data[1]).toMatchObject({
    Status: 'Refunded',
    'Refunded by': 'Avery M.',
    'Refunded (UTC)': '1970-01-01 00:00:00',
  })
})

it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx'])('a cell never becomes a formula: %s', (text) => {
  const data = parse(csvOfPayments([row({ studentName: text, charge: { failure_message: text } })]))
  expect(data[0]).toMatchObject({ Student: `'${text}`, Message: `'${text}` })
})

it('the state column covers payments that are neither paid nor failed', () => {
  const refunding = row({ refund: { reason: 'Moved', by: 'Avery M.', date: 0 } })
  const data = parse(csvOfPayments([row({ status: null }), refunding]))
  expect(data.map((row) => row['Status'])).toEqual(['Processing', 'Being refunded'])
})

it('refunds show the same amounts as on the dashboard', () => {
  const lost = [{ status: 'lost' as const, amount: 3_000, reason: 'fraudulent' }]
  const rows = [
    row({ amount: 20_000 }),
    row({ amount: 20_000, refundedAmount: 5_000 }),
    row({ status: 'refunded', amount: 15_000 }),
    row({ status: 'refunded', amount: 15_000, disputes: lost }),
    row({ amount: 9_000, refundedAmount: 7_000, disputes: lost }),
    row({ status: 'failed', amount: 9_000, refundedAmount: 1_000 }),
  ]
  const sales = salesOf(
    rows.map(({ status, amount, refundedAmount, disputes }) => ({
      ...(status === 'paid' || status === 'refunded' ? { status } : { status: 'failed' as const }),
      ...{ amount, lostAmount: amountLost(disputes ?? [], amount) },
      ...(refundedAmount != null && { refundedAmount }),
    })),
  )
  const list = rows.map(moneyOfRow)
  const sum = (part: 'gross' | 'refunded' | 'lost') => list.reduce((total, money) => total + money[part], 0)
  expect(sales).toMatchObject({
    ...{ paidAmount: sum('gross'), refundedAmount: sum('refunded'), lostAmount: sum('lost') },
    refunded: list.filter(({ refunded }) => refunded > 0).length,
  })
})
