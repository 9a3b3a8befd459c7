import { dayOfChunk, paymentChunk } from '#table/search-files.ts'
import { byNewest, paymentEntry } from '#domain/search/payment-entry.ts'
import { type FileStore, serveFiles } from './serve-files.ts'

const DAY_MS = 86_400_000
const LAST_DAY = Date.UTC(2026, 10, 21)

/** One day's payments, as long as those of the sample; one in a thousand is rare. */
const aDay = (day: string, count: number) =>
  Array.from({ length: count }, (_, n) =>
    paymentEntry({
      key: `${day.replaceAll('-', '')}${String(n).padStart(24, '0')}`,
      courseKey: '0kdsvnyvrpq8qhzp3m8k1ndthz',
      courseName: 'RN Review March 5 9:00AM',
      courseType: 'Live',
      group: 'review-march-5-9-00am',
      studentId: `b7d3e7f0-0000-4000-8000-${String(n).padStart(12, '0')}`,
      studentName: n === 1 ? 'Zoë Quartz' : 'Nora Newman',
      studentType: 'Student',
      email: `student-${n}@academy.example`,
      amount: 39_900,
      description: 'RN Review March 5 9:00AM - 90 days online',
      date: Date.parse(day) + n * Math.floor(DAY_MS / count),
      token: 'ctoken_1',
      processing: false,
      status: n % 20 === 0 ? 'failed' : 'paid',
      charge: {
        id: `ch_3Q${String(n).padStart(22, '0')}`,
        ...(n % 20 === 0 && { failure_message: 'Your card was declined.' }),
      },
      progressKey: '0kdsvnyvrpq8qhzp3m8k1ndthz',
      intentId: `pi_3Q${String(n).padStart(22, '0')}`,
    }),
  ).sort(byNewest)

/** A store of search files with so many payments in so many days, made as they are asked for. */
export function servePayments({ days, aday }: { days: number; aday: number }): Promise<FileStore> {
  const names = Array.from({ length: days }, (_, n) =>
    paymentChunk(new Date(LAST_DAY - (days - 1 - n) * DAY_MS).toISOString().slice(0, 10)),
  )
  return serveFiles(names, (name) => aDay(dayOfChunk(name), aday))
}
