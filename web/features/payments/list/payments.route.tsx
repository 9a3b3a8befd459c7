import { useSearchParams } from 'react-router-dom'
import { paymentStatusWords } from '#domain/messages/payments.ts'
import { paymentFilterOf, PAYMENT_STATES } from '#domain/payments/payment-state.ts'
import { paths } from '#web/app/paths.ts'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { PaymentList } from './payment-list.tsx'
import './payments.css'

const STATUSES = [
  { value: '', label: 'All' },
  ...PAYMENT_STATES.map((state) => ({ value: state, label: paymentStatusWords[state] })),
  { value: 'attention', label: 'Needs attention' },
]

/** All payments, newest first, 50 a page (spec 3.2.25, 3.9.1), or those of a search and a status, which the address holds. */
export function PaymentsPage() {
  const [params, setParams] = useSearchParams()
  const search = (params.get('search') ?? '').trim()
  const status = paymentFilterOf(params.get('status')) ?? ''
  const changeFilter = (next: { search?: string; status?: string }) => {
    const entries = Object.entries({ search, status, ...next }).filter(([, value]) => value !== '')
    setParams(Object.fromEntries(entries), { preventScrollReset: true })
  }
  return (
    <Page title="Payments" before={<BackLink to={paths.dashboard}>Dashboard</BackLink>}>
      <div className="payment-filters">
        <SearchBox
          label="Search by student, e-mail, course, amount or message"
          search={search}
          onSearch={(text) => {
            changeFilter({ search: text })
          }}
        />
        <SelectField
          label="Status"
          value={status}
          options={STATUSES}
          onChange={(event) => {
            changeFilter({ status: event.target.value })
          }}
        />
      </div>
      <PaymentList key={JSON.stringify([search, status])} filter={{ search, status }} />
    </Page>
  )
}
