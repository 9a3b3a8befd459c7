import { ownProgressWords as words, shareText } from '#domain/messages/own-progress.ts'
import { countOf, type Range, type ShownWeek, weeklyOf } from '#domain/study/progress-figures.ts'
import { pointShare } from '#domain/study/wilson.ts'
import { formatDay } from '#web/lib/format/format-dates.ts'
import { TrendChart } from '#web/ui/chart/trend-chart.tsx'
import { Table } from '#web/ui/table/table.tsx'

type ShareTrendProps = { weeks: readonly ShownWeek[]; today: string; range: Range }

/** The share of points week by week, as a chart and as a table. */
export function ShareTrend({ weeks, today, range }: ShareTrendProps) {
  const points = weeklyOf(weeks, today, range).map((week) => ({ ...week, interval: pointShare(countOf(week)) }))
  const rows = points.filter(({ interval }) => interval !== undefined).reverse()
  const text = ({ interval }: (typeof points)[number]) => (interval ? shareText(interval) : words.noAnswers)
  if (rows.length === 0) return <p>{words.noAnswers}</p>
  return (
    <>
      <TrendChart
        points={points.map((point) => ({
          key: point.week,
          interval: point.interval,
          text: `${formatDay(point.week)}: ${text(point)}`,
        }))}
        ends={[formatDay(points[0]?.week ?? today), formatDay(points.at(-1)?.week ?? today)]}
      />
      <p className="muted">{words.overNote}</p>
      <details>
        <summary>{words.asTable}</summary>
        <Table
          caption={words.overTable}
          compact
          columns={[
            { key: 'week', header: 'Week from', whole: true, cell: ({ week }) => formatDay(week) },
            { key: 'items', header: 'Questions', end: true, cell: ({ items }) => items },
            { key: 'share', header: 'Share', end: true, cell: text },
          ]}
          rows={rows}
          rowKey={({ week }) => week}
        />
      </details>
    </>
  )
}
