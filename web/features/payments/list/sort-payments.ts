import { statusWordsOf } from '#domain/payments/payment-csv.ts'
import type { PaymentRow } from '#web/components/payments/payment-row.ts'
import type { TableSort } from '#web/ui/table/table-sort.ts'

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const byText = (textOf: (payment: PaymentRow) => string) => (a: PaymentRow, b: PaymentRow) =>
  collator.compare(textOf(a), textOf(b))

const COLUMNS: Readonly<Record<string, (a: PaymentRow, b: PaymentRow) => number>> = {
  date: (a, b) => a.date - b.date,
  student: byText(({ studentName }) => studentName),
  course: byText(({ courseName, courseYear }) => `${courseName} ${courseYear ?? ''}`),
  price: (a, b) => a.amount - b.amount,
  status: byText(statusWordsOf),
}

/** The server's order of payments (spec 3.2.25). */
export const NEWEST_FIRST: TableSort = { by: 'date', descending: true }

export const PAYMENT_SORTS = Object.keys(COLUMNS)

export const isNewestFirst = ({ by, descending }: TableSort): boolean =>
  by === NEWEST_FIRST.by && descending === NEWEST_FIRST.descending

/** Sorts payments that arrive newest first. Equal ones stay newest first. */
export function sortPayments(payments: readonly PaymentRow[], sort: TableSort): readonly PaymentRow[] {
  const compare = COLUMNS[sort.by]
  if (compare === undefined || isNewestFirst(sort)) return payments
  return payments.toSorted((a, b) => (sort.descending ? -compare(a, b) : compare(a, b)))
}
