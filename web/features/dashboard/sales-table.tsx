import type { SalesDay } from '#domain/dashboard/sales.ts'
import { formatDay } from '#web/lib/format/format-dates.ts'
import { formatMoney } from '#web/lib/format/format-money.ts'
import { Table, type TableColumn } from '#web/ui/table/table.tsx'

const columns: readonly TableColumn<SalesDay>[] = [
  { key: 'day', header: 'Day', cell: ({ date }) => formatDay(date) },
  { key: 'payments', header: 'Payments', cell: ({ paid }) => paid, end: true },
  { key: 'paid', header: 'Paid', cell: ({ paidAmount }) => formatMoney(paidAmount), end: true },
  { key: 'refunded', header: 'Refunded', cell: ({ refundedAmount }) => formatMoney(refundedAmount), end: true },
]

/** The chart's days as a table, for those who would rather read them or hear them. */
export function SalesTable({ days, month }: { days: readonly SalesDay[]; month: string }) {
  if (days.length === 0) return <p className="muted">No payments in {month} yet.</p>
  return (
    <details className="dashboard__table">
      <summary>Sales by day as a table</summary>
      <Table caption={`Sales in ${month} by day`} columns={columns} rows={days} rowKey={({ date }) => date} />
    </details>
  )
}
