import type { NavigateOptions } from 'react-router-dom'
import { disputedWords, paymentStatusWords } from '#domain/messages/payments.ts'
import { PAYMENT_STATES } from '#domain/payments/payment-state.ts'
import { paths } from '#web/app/paths.ts'
import { useAddressSearch } from '#web/lib/use-address-search.ts'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { FilterBar } from '#web/ui/form/filter-bar.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import type { TableSort } from '#web/ui/table/table-sort.ts'
import { filterOf, filterVariables, hasRange, type PaymentsFilter } from './payments-filter.ts'
import { PaymentList } from './payment-list.tsx'
import { RangeFields } from './range-fields.tsx'
import { paymentSortOf, sortVariables } from './sort-payments.ts'
import './payments.css'

const STATUSES = [
  { value: '', label: 'All' },
  ...PAYMENT_STATES.map((state) => ({ value: state, label: paymentStatusWords[state] })),
  { value: 'disputed', label: disputedWords.filter },
  { value: 'attention', label: 'Needs attention' },
]

/**
 * All payments, newest first, 50 a page (spec 3.2.25, 3.9.1), or those of a range of days, a course, a search and a status, which the
 * address holds, with the order; before them what the payments of these days came to.
 */
export function PaymentsPage() {
  const { params, chosen, go } = useAddressSearch()
  const shown = filterOf(params)
  const filter = filterOf(chosen)
  const sort = paymentSortOf(chosen)
  const { search, status } = filter
  const show = (next: PaymentsFilter, order: TableSort, options: NavigateOptions = {}) => {
    const address = new URLSearchParams({ ...filterVariables(next), ...sortVariables(order) })
    go(`?${address.toString()}`, { preventScrollReset: true, ...options })
  }
  const changeFilter = (next: Partial<PaymentsFilter>) => show({ ...filter, ...next }, sort)
  return (
    <Page title="Payments" before={<BackLink to={paths.dashboard}>Dashboard</BackLink>}>
      <RangeFields filter={filter} onRange={changeFilter} />
      <FilterBar>
        <SearchBox
          label="Search by student, e-mail, course, amount or message"
          search={search}
          onSearch={(text) => changeFilter({ search: text })}
        />
        <SelectField
          label="Status"
          value={status}
          options={STATUSES}
          onChange={(event) => changeFilter({ status: event.target.value })}
        />
      </FilterBar>
      {hasRange(shown) && (
        <PaymentList
          key={JSON.stringify(shown)}
          filter={shown}
          sort={paymentSortOf(params)}
          onSort={(to) => show(filter, to, { replace: true })}
          onAllCourses={() => changeFilter({ course: '' })}
        />
      )}
    </Page>
  )
}
