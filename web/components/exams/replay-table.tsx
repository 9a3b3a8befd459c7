import { intervalOf } from '#domain/exams/interval.ts'
import { logits, reportWords } from '#domain/messages/exam-report.ts'
import { Table } from '#web/ui/table/table.tsx'
import type { ReportItem } from './report-types.ts'

/** The chart as a table. */
export function ReplayTable({ items }: { items: readonly ReportItem[] }) {
  return (
    <Table
      compact
      caption={reportWords.table}
      rows={items.map((item, index) => ({ ...item, place: index + 1, interval: intervalOf(item) }))}
      rowKey={({ place }) => String(place)}
      columns={[
        {
          key: 'place',
          header: reportWords.questionTerm,
          cell: ({ place }) => reportWords.question(place),
          whole: true,
        },
        { key: 'area', header: reportWords.area, cell: ({ area }) => area },
        {
          key: 'difficulty',
          header: reportWords.difficultyTerm,
          cell: ({ difficulty }) => logits(difficulty),
          end: true,
        },
        {
          key: 'points',
          header: reportWords.pointsTerm,
          cell: ({ points, maxPoints, scored }) =>
            points === null
              ? reportWords.hidden
              : `${reportWords.points(points, maxPoints)}${scored ? '' : ` (${reportWords.unscoredShort})`}`,
        },
        {
          key: 'ability',
          header: reportWords.ability,
          cell: ({ interval }) => (interval === undefined ? '-' : logits(interval.ability)),
          end: true,
        },
        {
          key: 'interval',
          header: reportWords.interval,
          cell: ({ interval }) => (interval === undefined ? '-' : reportWords.intervalText(interval)),
          whole: true,
        },
      ]}
    />
  )
}
