import { disputedWords, paymentStatusWords, paymentMessages, totalsWords as words } from '#domain/messages/payments.ts'
import { PAYMENT_STATES } from '#domain/payments/payment-state.ts'
import { paths } from '#web/app/paths.ts'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { FilterBar } from '#web/ui/form/filter-bar.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { FilterSelect } from '#web/ui/list/filter-select.tsx'
import { useListParams } from '#web/ui/list/use-list-params.ts'
import { hasRange, type PaymentsFilter, paymentsParams } from './payments-params.ts'
import { PaymentList } from './payment-list.tsx'
import { academy } from '#domain/academy.ts'
import { dayOf, monthBefore } from '#domain/dashboard/sales.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import '#web/ui/screens.css'

type Range = Pick<PaymentsFilter, 'from' | 'to'>
type RangeFieldsProps = { filter: PaymentsFilter; onRange: (range: Range) => void }

/** The last day of a month: 'YYYY-MM-DD' for 'YYYY-MM'. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`
}

const monthRange = (month: string): Range => ({ from: `${month}-01`, to: lastDayOf(month) })

/** Common date ranges. `today` is the academy's day. */
const CHOICES: readonly (readonly [name: string, range: (today: string) => Range])[] = [
  [words.thisMonth, (today) => monthRange(today.slice(0, 7))],
  [words.lastMonth, (today) => monthRange(monthBefore(today.slice(0, 7)))],
  [words.thisYear, (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` })],
  [words.everyDay, () => ({ from: '', to: '' })],
]

/** The date range of the list, both days of the academy inclusive, with common ranges. */
function RangeFields({ filter, onRange }: RangeFieldsProps) {
  const { from, to } = filter
  return (
    <div className="payment-range flex flex-wrap gap-y-3 gap-x-4 items-end [&_input[type='date']]:px-2">
      <TextField label="From" type="date" value={from} onChange={({ target }) => onRange({ from: target.value, to })} />
      <TextField
        label="To"
        type="date"
        value={to}
        error={hasRange(filter) ? undefined : paymentMessages['payment-days-invalid']}
        onChange={({ target }) => onRange({ from, to: target.value })}
      />
      <div className="payment-range__choices flex flex-wrap gap-1">
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
  ...PAYMENT_STATES.map((value) => ({ value, label: paymentStatusWords[value] })),
  { value: 'disputed', label: disputedWords.filter },
  { value: 'attention', label: 'Needs attention' },
] as const

/**
 * All payments, newest first, 50 per page (spec 3.2.25, 3.9.1), with their totals above. Can be filtered by days,
 * course, search, and status. The URL stores the filters and the order.
 */
export function PaymentsPage() {
  const { params, fields, change } = useListParams(paymentsParams)
  const { sort: _sort, ...filter } = params
  return (
    <Page title="Payments" before={<BackLink to={paths.dashboard}>Dashboard</BackLink>}>
      <RangeFields filter={fields} onRange={change} />
      <FilterBar>
        <SearchBox
          label="Search by student, e-mail, course, amount or message"
          search={fields.search}
          onSearch={(search) => change({ search })}
        />
        <FilterSelect
          label="Status"
          value={fields.status}
          options={STATUSES}
          all="All"
          onChange={(status) => change({ status })}
        />
      </FilterBar>
      {hasRange(params) && (
        <PaymentList
          key={JSON.stringify(filter)}
          params={params}
          onSort={(sort) => change({ sort })}
          onAllCourses={() => change({ course: '' })}
        />
      )}
    </Page>
  )
}
