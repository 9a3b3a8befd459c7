import { Download, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { netOf } from '#domain/dashboard/sales.ts'
import { totalsWords as words } from '#domain/messages/payments.ts'
import { csvOfTotals } from '#domain/payments/totals-csv.ts'
import type { PaymentsQuery } from '#generated/operations.ts'
import { CourseName } from '#web/components/courses/course-name.tsx'
import { formatDates, formatMonth } from '#web/lib/format/format-dates.ts'
import { formatMoney } from '#web/lib/format/format-money.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { filterVariables, type PaymentsFilter } from './payments-params.ts'
import { paymentsText } from '#web/components/payments/payment-row.ts'
import { DayChart } from '#web/ui/chart/day-chart.tsx'

type Month = Totals['months'][number]

/** For example 'November 2026' for '2026-11'. */
const nameOf = ({ month }: Month): string => `${formatMonth(month)} ${month.slice(0, 4)}`

/** Formats the change of a month's net from the month before: '+$200' or '−$35.50'. Empty without a month before. */
function changeText(months: readonly Month[], at: number): string {
  const [month, before] = [months[at], months[at - 1]]
  if (!month || !before) return ''
  const change = netOf(month.sales) - netOf(before.sales)
  if (change === 0) return formatMoney(0)
  return `${change < 0 ? '−' : '+'}${formatMoney(Math.abs(change))}`
}

/** The net of each of the last 12 months, as a chart and as a table. */
function PaymentMonths({ months }: { months: readonly Month[] }) {
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
        format={formatMoney}
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

export type Totals = NonNullable<PaymentsQuery['payments']['totals']>
type PaymentTotalsProps = { totals: Totals; filter: PaymentsFilter; onAllCourses: () => void }

/** Formats the date range of a filter. */
function rangeText({ from, to }: PaymentsFilter): string {
  if (from === '' && to === '') return words.allDays
  if (from === '') return words.until(formatDates([to]))
  return to === '' ? words.since(formatDates([from])) : words.between(formatDates([from]), formatDates([to]))
}

function SalesFigures({ sales }: { sales: Totals['sales'] }) {
  const figures = [
    { name: words.gross, text: formatMoney(sales.paidAmount), note: paymentsText(sales.paid) },
    { name: words.refunds, text: formatMoney(-sales.refundedAmount), note: words.refunded(sales.refunded) },
    { name: words.disputes, text: formatMoney(-sales.lostAmount), note: words.lost },
    { name: words.net, text: formatMoney(netOf(sales)), note: words.left },
  ]
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-4 m-0">
      {figures.map(({ name, text, note }) => (
        <div key={name}>
          <dt className="text-text-muted text-small font-semibold">{name}</dt>
          <dd className="grid m-0">
            <strong className="text-title-2 tabular-nums">{text}</strong>
            <small className="muted">{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * Totals of the payments found, below the totals of all payments. For long date ranges, shows only that they aren't
 * added up.
 */
function FoundTotals({ sum }: { sum: Totals['found'] }) {
  return (
    <>
      <p className="muted">
        {words.wholeDays} {!sum && words.foundLong}
      </p>
      {sum && (
        <>
          <h3>{words.foundHeading(sum.payments)}</h3>
          <SalesFigures sales={sum.sales} />
        </>
      )}
    </>
  )
}

/** Totals of the selected days: gross, refunds, lost disputes, and net, by course, and for each of the last months. */
export function PaymentTotals({ totals, filter, onAllCourses }: PaymentTotalsProps) {
  const { sales, courses, months, today } = totals
  const course = filter.course === '' ? undefined : courses.find(({ key }) => key === filter.course)
  const save = () => {
    const name = [filter.from || 'first', filter.to || today].join('-to-')
    saveFile(`sales-${name}.csv`, 'text/csv;charset=utf-8', csvOfTotals(courses))
  }
  return (
    <Card
      as="section"
      aria-labelledby="totals-heading"
      className="[&_h2]:text-title-3 [&_summary]:py-2 [&_summary]:cursor-pointer"
    >
      <Row between>
        <h2 id="totals-heading">{words.heading(rangeText(filter))}</h2>
        {filter.course !== '' && (
          <Button variant="quiet" onClick={onAllCourses}>
            {course ? <CourseName name={course.name} year={course.year ?? undefined} /> : words.oneCourse}
            <X size={18} aria-label={words.allCourses} />
          </Button>
        )}
      </Row>
      <SalesFigures sales={sales} />
      {(filter.search !== '' || filter.status !== '') && <FoundTotals sum={totals.found} />}
      {courses.length > 0 && (
        <details>
          <summary>{words.byCourse(courses.length)}</summary>
          <DataTable
            caption={words.courseTable}
            rows={courses}
            rowKey={({ key }) => key}
            columns={[
              {
                key: 'course',
                header: 'Course',
                cell: ({ key, name, year }) => (
                  <Link
                    to={{ search: new URLSearchParams(filterVariables({ ...filter, course: key })).toString() }}
                    preventScrollReset
                  >
                    <CourseName name={name} year={year ?? undefined} />
                  </Link>
                ),
              },
              { key: 'paid', header: 'Payments', end: true, cell: (row) => row.sales.paid.toLocaleString('en-US') },
              { key: 'gross', header: words.gross, end: true, cell: (row) => formatMoney(row.sales.paidAmount) },
              {
                key: 'refunds',
                header: words.refunds,
                end: true,
                cell: (row) => formatMoney(-row.sales.refundedAmount),
              },
              {
                key: 'lost',
                header: words.disputes,
                end: true,
                from: 'desktop',
                cell: (row) => formatMoney(-row.sales.lostAmount),
              },
              { key: 'net', header: words.net, end: true, cell: (row) => formatMoney(netOf(row.sales)) },
            ]}
          />
          <Button variant="quiet" onClick={save}>
            <Download size={18} aria-hidden="true" /> {words.save}
          </Button>
        </details>
      )}
      <PaymentMonths months={months} />
    </Card>
  )
}
