import { academy } from '#domain/academy.ts'
import { dayOf, monthBefore } from '#domain/dashboard/sales.ts'
import { paymentMessages, totalsWords as words } from '#domain/messages/payments.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { hasRange, type PaymentsFilter } from './payments-filter.ts'

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
export function RangeFields({ filter, onRange }: RangeFieldsProps) {
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
