import { keptDay, type KeptDay } from '#domain/dashboard/sales.ts'
import type { Dispute } from '#domain/payments/payment.ts'
import { byNewest, type PaymentEntry, paymentEntry } from '#domain/search/payment-entry.ts'
import { dayOfChunk, monthOfSales, PAYMENT_CHUNKS, paymentChunk, salesCounts } from '#table/search-files.ts'
import { type FileStore, serveFiles } from './serve-files.ts'

const DAY_MS = 86_400_000
const COURSES = 20

const aDispute = (n: number, date: number): Dispute => ({
  id: `dp_3Q${String(n).padStart(22, '0')}`,
  status: n % 200 === 50 ? 'lost' : n % 200 === 100 ? 'won' : 'needs_response',
  amount: 39_900,
  reason: 'fraudulent',
  created: date + 20 * DAY_MS,
})

/** What came back of the nth payment: of 50 three refunds, two parts of 99.50 and a dispute, one in four of these lost. */
function moneyBack(n: number, date: number): Partial<PaymentEntry> {
  const by = { reason: 'The student moved away before the course began', by: 'Avery Moss', date: date + 5 * DAY_MS }
  if (n % 50 === 0) {
    const dispute = aDispute(n, date)
    return { disputes: [dispute], ...(dispute.status === 'lost' && { lostAmount: 39_900 }) }
  }
  if (n % 50 < 4) return { status: 'refunded', refund: by, refundedAmount: 39_900 }
  return n % 50 < 6 ? { partRefunds: [{ ...by, id: `part-${n}`, amount: 9_950 }], refundedAmount: 9_950 } : {}
}

/** The nth payment of a day, of one of 20 courses; one in twenty was declined. */
function aSale(day: string, n: number, date: number): PaymentEntry {
  const isDeclined = n % 20 === 19
  const course = n % COURSES
  const entry = paymentEntry({
    key: `${day.replaceAll('-', '')}${String(n).padStart(24, '0')}`,
    courseKey: `0kdsvnyvrpq8qhzp3m8k1ndt${String(course).padStart(2, '0')}`,
    courseName: `RN Review March ${course + 1} 9:00AM`,
    courseType: 'Live',
    group: `review-march-${course + 1}-9-00am`,
    studentId: `b7d3e7f0-0000-4000-8000-${String(n).padStart(12, '0')}`,
    studentName: n % 100 === 10 ? 'Zoë Quartz' : 'Nora Newman',
    studentType: 'Student',
    email: `student-${n}@academy.example`,
    amount: 39_900,
    description: `RN Review March ${course + 1} 9:00AM - 90 days online`,
    date,
    token: 'ctoken_1',
    processing: false,
    status: isDeclined ? 'failed' : 'paid',
    charge: {
      id: `ch_3Q${String(n).padStart(22, '0')}`,
      ...(isDeclined && { failure_message: 'Your card was declined.' }),
    },
    progressKey: '0kdsvnyvrpq8qhzp3m8k1ndthz',
    intentId: `pi_3Q${String(n).padStart(22, '0')}`,
  })
  return isDeclined ? entry : { ...entry, ...moneyBack(n, date) }
}

/** An academy's sales: the payments of so many days until today, and the counts of its months, as the stream keeps them. */
export async function serveSales({ days, aday }: { days: number; aday: number }) {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const held = new Map<string, PaymentEntry[]>()
  for (let back = days - 1; back >= 0; back -= 1) {
    const start = today - back * DAY_MS
    const day = new Date(start).toISOString().slice(0, 10)
    const sales = Array.from({ length: aday }, (_, at) =>
      aSale(day, (days - 1 - back) * aday + at, start + at * Math.floor(DAY_MS / aday)),
    )
    held.set(day, sales.sort(byNewest))
  }
  const months = new Map<string, KeptDay[]>()
  for (const [day, sales] of held) {
    const month = day.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), keptDay(day, sales)])
  }
  const names = [...[...held.keys()].map(paymentChunk), ...[...months.keys()].map(salesCounts)]
  const store: FileStore = await serveFiles(names, (name) =>
    name.startsWith(PAYMENT_CHUNKS) ? held.get(dayOfChunk(name)) : months.get(monthOfSales(name)),
  )
  return { store, held }
}
