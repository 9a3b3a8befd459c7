import { ownProgressWords as words } from '#domain/messages/own-progress.ts'
import { activeDays, columnsOf, type Range, type ShownDay } from '#domain/study/progress-figures.ts'
import { dayOfText } from '#domain/study/student-day.ts'
import { streakOf } from '#domain/study/streak.ts'
import { formatDay } from '#web/lib/format/format-dates.ts'
import { DayChart } from '#web/ui/chart/day-chart.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Table, type TableColumn } from '#web/ui/table/table.tsx'

const COLUMNS: readonly TableColumn<ShownDay>[] = [
  { key: 'day', header: 'Day', whole: true, cell: ({ day }) => formatDay(day) },
  { key: 'items', header: 'Questions in tests', end: true, cell: ({ items }) => items },
  { key: 'reviews', header: 'Reviews', end: true, cell: ({ reviews }) => reviews },
  { key: 'all', header: 'Together', end: true, cell: ({ items, reviews }) => items + reviews },
]

type DoneCardProps = { days: readonly ShownDay[]; today: string; range: Range }

/** How much was done on which day, and days in a row; what was not done is not spoken of. */
export function DoneCard({ days, today, range }: DoneCardProps) {
  const columns = columnsOf(days, today, range)
  const sum = (figure: 'items' | 'reviews') => columns.reduce((total, column) => total + column[figure], 0)
  const streak = words.streak(streakOf(activeDays(days), dayOfText(today) ?? 0))
  const rows = columns.filter(({ items, reviews }) => items + reviews > 0).reverse()
  return (
    <Card as="section" aria-labelledby="done-heading">
      <h2 id="done-heading">{words.done}</h2>
      <p>
        {words.doneText(sum('items'), sum('reviews'))} {streak !== '' && <strong>{streak}</strong>}
      </p>
      <DayChart
        days={columns.map(({ day, items, reviews }) => ({
          key: day,
          value: items + reviews,
          text: `${formatDay(day)}: ${words.doneText(items, reviews)}`,
        }))}
        say={String}
        ends={[formatDay(columns[0]?.day ?? today), formatDay(columns.at(-1)?.day ?? today)]}
      />
      <p className="muted">{words.doneNote}</p>
      {rows.length > 0 && (
        <details>
          <summary>{words.asTable}</summary>
          <Table
            caption={range === 52 ? words.doneWeekTable : words.doneTable}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ day }) => day}
            compact
          />
        </details>
      )}
    </Card>
  )
}
