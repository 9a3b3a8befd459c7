import { dayRangeOf } from '#domain/payments/day-range.ts'
import { PAYMENT_FILTERS } from '#domain/payments/payment-state.ts'
import type { ListSchema } from '#web/ui/list/list-params.ts'
import { NEWEST_FIRST, PAYMENT_SORTS } from './sort-payments.ts'

/**
 * URL parameters of the list. '' means no filter. `from` and `to` are the academy's days, both inclusive. `course` is a
 * course key.
 */
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

/** The filter without empty values, for the URL's query string and as variables of the query. */
export const filterVariables = ({ search, status, from, to, course }: PaymentsFilter): Partial<PaymentsFilter> =>
  Object.fromEntries(Object.entries({ search, status, from, to, course }).filter(([, value]) => value !== ''))

/** Whether the dates form a valid range: both valid, and the first not after the last. */
export const hasRange = ({ from, to }: PaymentsFilter): boolean =>
  dayRangeOf(from === '' ? null : from, to === '' ? null : to) !== undefined

/** Whether the list is filtered. */
export const isNarrowed = (filter: PaymentsFilter): boolean => Object.keys(filterVariables(filter)).length > 0
