import { monthBefore, type SalesDay } from './sales.ts'

/** What of the dashboard's numbers is compared from visit to visit; `sales` of the month of `today` and of the one before it. */
export type ComparedNumbers = { students: number; questions: number; sales: readonly SalesDay[]; today: string }

/** The numbers as they were last seen, at a time (epoch milliseconds). */
export type Visit = ComparedNumbers & { at: number }

/** The visit before this one, if there was any, and this one as it is by now. */
export type Visits = { before?: Visit; current: Visit }

/** Who comes back after so long (milliseconds) begins a new visit. */
export const VISIT_ENDS_MS = 30 * 60_000

/**
 * The visits after these numbers are seen at `now`: within half an hour of the last look it is the same visit, in every tab of
 * the browser; after that the last look is what the numbers are compared with. A clock that was set back begins no visit.
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
 * What the numbers say more than those of a visit. A refund counts on the day of its payment, so an older day may change too; days before
 * the month before this one are not known any more.
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
