import { monthBefore, type SalesDay } from './sales.ts'

/**
 * The dashboard's numbers that are compared between visits; `sales` of the month of `today` and of the previous one.
 */
export type ComparedNumbers = { students: number; questions: number; sales: readonly SalesDay[]; today: string }

/** The numbers as last seen, at a time (epoch milliseconds). */
export type Visit = ComparedNumbers & { at: number }

/** The previous visit, if any, and the current one so far. */
export type Visits = { before?: Visit; current: Visit }

/** A return after this long (milliseconds) begins a new visit. */
export const VISIT_ENDS_MS = 30 * 60_000

/**
 * Returns the visits after these numbers are seen at `now`. Within half an hour of the last look, it is the same visit,
 * in every tab of the browser; after that, the numbers are compared with the last look. A clock that was set back
 * starts no visit.
 */
export function visitsAfter(visits: Visits | undefined, numbers: ComparedNumbers, now: number): Visits {
  const { students, questions, sales, today } = numbers
  const current: Visit = { students, questions, sales, today, at: now }
  if (visits === undefined) return { current }
  const before = now - visits.current.at > VISIT_ENDS_MS ? visits.current : visits.before
  return { ...(before && { before }), current }
}

/**
 * What changed since a visit; `income`, `refundedAmount` and `lostAmount` (by disputes) in cents. Students and questions can be fewer than before. `salesSince`: sales are
 * known from this day on only, 'YYYY-MM-DD', which is after the visit.
 */
export type Changes = {
  students: number
  questions: number
  payments: number
  income: number
  refunds: number
  refundedAmount: number
  lostAmount: number
  salesSince?: string
}

/**
 * Returns the differences between the numbers and those of a visit. A refund counts on the day of its payment, so an
 * older day may change too; days before the previous month are no longer known.
 */
export function changesSince(visit: Visit, numbers: ComparedNumbers): Changes {
  const first = `${monthBefore(numbers.today.slice(0, 7))}-01`
  const total = (days: readonly SalesDay[], field: Exclude<keyof SalesDay, 'date'>) =>
    days.reduce((sum, day) => (day.date < first ? sum : sum + (day[field] ?? 0)), 0)
  const more = (field: Exclude<keyof SalesDay, 'date'>) => total(numbers.sales, field) - total(visit.sales, field)
  return {
    students: numbers.students - visit.students,
    questions: numbers.questions - visit.questions,
    payments: more('paid'),
    income: more('paidAmount'),
    refunds: more('refunded'),
    refundedAmount: more('refundedAmount'),
    lostAmount: more('lostAmount'),
    ...(visit.today < first && { salesSince: first }),
  }
}
