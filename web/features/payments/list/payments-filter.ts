import { dayRangeOf } from '#domain/payments/day-range.ts'
import { paymentFilterOf } from '#domain/payments/payment-state.ts'

/** What the list shows; '' for everything. `from` and `to`: days of the academy, both within. `course`: a course's key. */
export type PaymentsFilter = { search: string; status: string; from: string; to: string; course: string }

const NAMES = ['search', 'status', 'from', 'to', 'course'] as const

/** The filter of an address. */
export function filterOf(params: URLSearchParams): PaymentsFilter {
  const text = (name: string) => (params.get(name) ?? '').trim()
  return {
    search: text('search'),
    status: paymentFilterOf(params.get('status')) ?? '',
    from: text('from'),
    to: text('to'),
    course: text('course'),
  }
}

/** The filter, without its empty parts: as the part of an address after its question mark, and as variables of the query. */
export const filterVariables = (filter: PaymentsFilter): Partial<PaymentsFilter> =>
  Object.fromEntries(NAMES.map((name) => [name, filter[name]] as const).filter(([, value]) => value !== ''))

/** Whether its days make a range: both are days, the first not after the last. */
export const hasRange = ({ from, to }: PaymentsFilter): boolean =>
  dayRangeOf(from === '' ? null : from, to === '' ? null : to) !== undefined

/** Whether a list shows only some payments. */
export const isNarrowed = (filter: PaymentsFilter): boolean => Object.keys(filterVariables(filter)).length > 0
