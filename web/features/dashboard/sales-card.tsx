import { Link } from 'react-router-dom'
import { compareMonths, daysOfMonth, monthBefore, netOf, type SalesDay } from '#domain/dashboard/sales.ts'
import type { DashboardQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { formatMonth } from '#web/lib/format/format-dates.ts'
import { lazyValue } from '#web/lib/format/lazy-value.ts'
import { formatMoney } from '#web/lib/format/format-money.ts'
import { DayChart } from '#web/ui/chart/day-chart.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Table, type TableColumn } from '#web/ui/table/table.tsx'

const weekday = lazyValue(
  () => new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
)

/** Formats a day of the academy: 'Mon, Nov 2' for '2026-11-02'. */
const formatWeekday = (date: string): string => weekday().format(Date.parse(date))

/** The axis labels only Mondays, so that weeks are visible: 'Mon 2'. */
const markOf = (date: string) => (new Date(date).getUTCDay() === 1 ? `Mon ${String(Number(date.slice(8)))}` : undefined)

type SalesCardProps = { numbers: DashboardQuery['dashboard'] }

/** This month's sales so far, compared with last month, and by day. */
export function SalesCard({ numbers: { sales, today } }: SalesCardProps) {
  const { month, current, before, beforeSoFar } = compareMonths(sales, today)
  const days = daysOfMonth(sales, month)
  const earlier = formatMonth(monthBefore(month))
  return (
    <Card
      as="section"
      aria-labelledby="sales-heading"
      className="dashboard__sales flex flex-col [&>.day-chart]:flex-[0_1_22rem] [&>.day-chart]:grid-rows-[minmax(9rem,1fr)_auto] max-[56.01rem]:[&>.day-chart]:flex-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-y-2 gap-x-4">
        <h2 id="sales-heading">Sales in {formatMonth(month)}</h2>
        <Link to={paths.payments}>Payments</Link>
      </div>
      <p>
        <span className="text-title-2 font-bold tabular-nums">{formatMoney(current.net)}</span> from{' '}
        {payments(current.paid)}
        {current.refunded > 0 && `, after ${formatMoney(current.refundedAmount)} refunded`}
        {current.lostAmount > 0 && ` and ${formatMoney(current.lostAmount)} lost to disputes`}
      </p>
      <p className="muted">
        {before.paid === 0
          ? `No payments in ${earlier}.`
          : `By this day of ${earlier}: ${formatMoney(beforeSoFar.net)} from ${payments(beforeSoFar.paid)}. All of ${earlier}: ${formatMoney(before.net)}.`}
      </p>
      <DayChart
        days={days.map((day) => ({
          key: day.date,
          value: netOf(day),
          text: `${formatWeekday(day.date)}: ${formatMoney(netOf(day))} after refunds, ${payments(day.paid)}`,
          mark: markOf(day.date),
        }))}
        format={formatMoney}
      />
      <p className="muted">Bars: each day’s payments, less what of them was refunded.</p>
      <SalesTable days={days.filter(({ paid, refunded }) => paid + refunded > 0)} month={formatMonth(month)} />
    </Card>
  )
}

const columns: readonly TableColumn<SalesDay>[] = [
  { key: 'day', header: 'Day', cell: ({ date }) => formatWeekday(date), whole: true },
  { key: 'payments', header: 'Payments', cell: ({ paid }) => paid, end: true },
  { key: 'paid', header: 'Paid', cell: ({ paidAmount }) => formatMoney(paidAmount), end: true },
  { key: 'refunded', header: 'Refunded', cell: ({ refundedAmount }) => formatMoney(refundedAmount), end: true },
]

/** The chart's days as a table, also for screen readers. */
function SalesTable({ days, month }: { days: readonly SalesDay[]; month: string }) {
  if (days.length === 0) return <p className="muted">No payments in {month} yet.</p>
  return (
    <details>
      <summary className="w-fit py-2 text-primary cursor-pointer">Sales by day as a table</summary>
      <Table caption={`Sales in ${month} by day`} columns={columns} rows={days} rowKey={({ date }) => date} />
    </details>
  )
}

/** For example '1,204 payments'. */
const payments = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'payment' : 'payments'}`
