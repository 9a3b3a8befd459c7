import { dayRangeOf } from '#domain/payments/day-range.ts'
import { PAYMENT_FILTERS } from '#domain/payments/payment-state.ts'
import type { ListSchema } from '#web/ui/list/list-params.ts'
import { NEWEST_FIRST, PAYMENT_SORTS } from './sort-payments.ts'

/** What the list shows; '' for everything. `from` and `to`: days of the academy, both within. `course`: a course's key. */
export const paymentsParams = (({ text, oneOf, sort }) => ({
  search: text('search'),
  status: oneOf('status', PAYMENT_FILTERS, ''),
  from: text('from'),
  to: text('to'),
  course: text('course'),
  sort: sort('sort', PAYMENT_SORTS, NEWEST_FIRST),
})) satisfies ListSchema<unknown>

export type PaymentsParams = ReturnType<typeof paymentsParams>
export type PaymentsFilter = Omit<PaymentsParams, 'sort'>

/** The filter, without its empty parts: as the part of an address after its question mark, and as variables of the query. */
export const filterVariables = ({ search, status, from, to, course }: PaymentsFilter): Partial<PaymentsFilter> =>
  Object.fromEntries(Object.entries({ search, status, from, to, course }).filter(([, value]) => value !== ''))

/** Whether its days make a range: both are days, the first not after the last. */
export const hasRange = ({ from, to }: PaymentsFilter): boolean =>
  dayRangeOf(from === '' ? null : from, to === '' ? null : to) !== undefined

/** Whether a list shows only some payments. */
export const isNarrowed = (filter: PaymentsFilter): boolean => Object.keys(filterVariables(filter)).length > 0
