import type { NavigateOptions } from 'react-router-dom'
import { disputedWords, paymentStatusWords, paymentMessages, totalsWords as words } from '#domain/messages/payments.ts'
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
import { academy } from '#domain/academy.ts'
import { dayOf, monthBefore } from '#domain/dashboard/sales.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { paymentSortOf, sortVariables } from './sort-payments.ts'
import './payments.css'

type Range = Pick<PaymentsFilter, 'from' | 'to'>
type RangeFieldsProps = { filter: PaymentsFilter; onRange: (range: Range) => void }

/** The last day of a month, 'YYYY-MM-DD' for 'YYYY-MM'. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`
}

const monthRange = (month: string): Range => ({ from: `${month}-01`, to: lastDayOf(month) })

/** Ranges that are chosen often; `today`: the academy's day. */
const CHOICES: readonly (readonly [name: string, range: (today: string) => Range])[] = [
  [words.thisMonth, (today) => monthRange(today.slice(0, 7))],
  [words.lastMonth, (today) => monthRange(monthBefore(today.slice(0, 7)))],
  [words.thisYear, (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` })],
  [words.everyDay, () => ({ from: '', to: '' })],
]

/** From which day of the academy to which payments are shown, both within, and ranges that are chosen often. */
function RangeFields({ filter, onRange }: RangeFieldsProps) {
  const { from, to } = filter
  return (
    <div className="payment-range">
      <TextField label="From" type="date" value={from} onChange={({ target }) => onRange({ from: target.value, to })} />
      <TextField
        label="To"
        type="date"
        value={to}
        error={hasRange(filter) ? undefined : paymentMessages['payment-days-invalid']}
        onChange={({ target }) => onRange({ from, to: target.value })}
      />
      <div className="payment-range__choices">
        {CHOICES.map(([name, range]) => (
          <Button key={name} variant="quiet" onClick={() => onRange(range(dayOf(Date.now(), academy.timeZone)))}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  )
}

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
