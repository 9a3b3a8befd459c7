import { myProgressWords as words, secondsText } from '#domain/messages/my-progress.ts'
import { columnsOf, paceOf, type Range, type ShownDay, weeksOf } from '#domain/study/progress-figures.ts'
import { formatDay } from '#web/lib/format/format-dates.ts'
import { DayChart } from '#web/ui/chart/day-chart.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { weekOf } from '#domain/study/activity.ts'
import { dayOfText, dayText } from '#domain/study/student-day.ts'

/** Seconds per question in a week. `pace` is undefined for a week without activity. */
type WeekPace = { week: string; pace: number | undefined }

function weekPaces(days: readonly ShownDay[], today: string, range: Range): WeekPace[] {
  return weeksOf(today, range).map((week) => ({
    week,
    pace: paceOf(days.filter(({ day }) => dayText(weekOf(dayOfText(day) ?? 0)) === week)),
  }))
}

type PaceCardProps = { days: readonly ShownDay[]; today: string; range: Range }

const textOf = ({ week, pace }: WeekPace): string =>
  `${formatDay(week)}: ${pace === undefined ? words.noPace : words.paceText(pace)}`

/** Average time per question, overall and by week. */
export function PaceCard({ days, today, range }: PaceCardProps) {
  const pace = paceOf(columnsOf(days, today, range))
  const weeks = weekPaces(days, today, range)
  return (
    <Card as="section" aria-labelledby="pace-heading">
      <h2 id="pace-heading">{words.pace}</h2>
      {pace === undefined ? (
        <p>{words.noPace}</p>
      ) : (
        <>
          <p className="text-large font-semibold tabular-nums">{words.paceText(pace)}</p>
          <DayChart
            days={weeks.map((week) => ({ key: week.week, value: week.pace ?? 0, text: textOf(week) }))}
            format={secondsText}
            ends={[formatDay(weeks[0]?.week ?? today), formatDay(weeks.at(-1)?.week ?? today)]}
          />
          <p className="muted">{words.paceNote}</p>
          <details>
            <summary>{words.asTable}</summary>
            <Table
              caption={words.paceTable}
              compact
              columns={[
                { key: 'week', header: 'Week from', whole: true, cell: ({ week }) => formatDay(week) },
                { key: 'pace', header: 'Per question', end: true, cell: (week) => secondsText(week.pace ?? 0) },
              ]}
              rows={weeks.filter((week) => week.pace !== undefined).reverse()}
              rowKey={({ week }) => week}
            />
          </details>
        </>
      )}
    </Card>
  )
}
