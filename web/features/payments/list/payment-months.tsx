import { netOf } from '#domain/dashboard/sales.ts'
import { totalsWords as words } from '#domain/messages/payments.ts'
import { formatMonth } from '#web/lib/format/format-dates.ts'
import { formatMoney } from '#web/lib/format/format-money.ts'
import { DayChart } from '#web/ui/chart/day-chart.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { Totals } from './payment-totals.tsx'
import { paymentsText } from '#web/components/payments/payment-row.ts'

type Month = Totals['months'][number]

/** 'November 2026' for '2026-11'. */
const nameOf = ({ month }: Month): string => `${formatMonth(month)} ${month.slice(0, 4)}`

/** How a month's net differs from that of the month before: '+$200', '−$35.50', '' where there is none before. */
function changeText(months: readonly Month[], at: number): string {
  const [month, before] = [months[at], months[at - 1]]
  if (!month || !before) return ''
  const change = netOf(month.sales) - netOf(before.sales)
  if (change === 0) return formatMoney(0)
  return `${change < 0 ? '−' : '+'}${formatMoney(Math.abs(change))}`
}

/** The last 12 months beside each other, by what was left of their payments: as columns and as a table. */
export function PaymentMonths({ months }: { months: readonly Month[] }) {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return null
  const rows = months.map((month, at) => ({ ...month, change: changeText(months, at) })).reverse()
  return (
    <details>
      <summary>{words.months}</summary>
      <DayChart
        days={months.map((month) => ({
          key: month.month,
          value: Math.max(0, netOf(month.sales)),
          text: `${nameOf(month)}: ${formatMoney(netOf(month.sales))} net, ${paymentsText(month.sales.paid)}`,
        }))}
        say={formatMoney}
        ends={[nameOf(first), nameOf(last)]}
      />
      <DataTable
        caption={words.monthTable}
        rows={rows}
        rowKey={({ month }) => month}
        columns={[
          { key: 'month', header: 'Month', whole: true, cell: nameOf },
          { key: 'paid', header: 'Payments', end: true, cell: ({ sales }) => sales.paid.toLocaleString('en-US') },
          { key: 'gross', header: words.gross, end: true, cell: ({ sales }) => formatMoney(sales.paidAmount) },
          { key: 'refunds', header: words.refunds, end: true, cell: ({ sales }) => formatMoney(-sales.refundedAmount) },
          {
            key: 'lost',
            header: words.disputes,
            end: true,
            from: 'desktop',
            cell: ({ sales }) => formatMoney(-sales.lostAmount),
          },
          { key: 'net', header: words.net, end: true, cell: ({ sales }) => formatMoney(netOf(sales)) },
          { key: 'change', header: words.change, end: true, cell: ({ change }) => change },
        ]}
      />
    </details>
  )
}
