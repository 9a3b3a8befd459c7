import { Link } from 'react-router-dom'
import { figureText, percent, secondsText, shareText, statisticsWords as words } from '#domain/messages/statistics.ts'
import { MIN_ANSWERS } from '#domain/item-analysis/item-figures.ts'
import type { QuestionStatisticsQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { type DataColumn, DataTable } from '#web/ui/table/data-table.tsx'
import type { TableSort } from '#web/ui/table/table-sort.ts'

export type StatisticsLine = QuestionStatisticsQuery['questionStatistics']['items'][number]

export const lineKey = ({ id, item }: StatisticsLine) => `${id} ${item ?? 0}`

/** `answersOf` returns the number of answers that the figure is based on. */
const figure = (
  key: string,
  header: string,
  text: (line: StatisticsLine) => string,
  answersOf: (line: StatisticsLine) => number = ({ n }) => n,
): DataColumn<StatisticsLine> => ({
  ...{ key, header, sortable: true, end: true, whole: true },
  cell: (line) => <span className={answersOf(line) < MIN_ANSWERS ? 'muted' : ''}>{text(line)}</span>,
})
const isKnown = ({ known }: StatisticsLine) => known

const columns: DataColumn<StatisticsLine>[] = [
  {
    key: 'id',
    header: 'Question',
    sortable: true,
    cell: ({ id, item, preview }) => (
      <div>
        <Link to={`${paths.question(id)}/statistics`}>{words.question(id, item)}</Link>
        <p className="m-0 font-[normal] text-text-muted">{preview ?? <Badge>{words.deleted}</Badge>}</p>
      </div>
    ),
  },
  figure('n', 'Answers', ({ n }) => n.toLocaleString('en-US')),
  figure('share', 'Right (95%)', shareText),
  figure('discrimination', 'Discrimination', ({ discrimination }) => figureText(discrimination), isKnown),
  { ...figure('efficiency', 'Efficiency', ({ efficiency }) => figureText(efficiency), isKnown), from: 'desktop' },
  { ...figure('seconds', 'Time', ({ seconds }) => secondsText(seconds)), from: 'desktop' },
  { ...figure('leftOut', 'Left out', ({ leftOut }) => percent(leftOut)), from: 'desktop' },
  { ...figure('infit', 'Infit', ({ infit }) => figureText(infit), isKnown), from: 'desktop' },
  {
    key: 'flaws',
    header: 'Flaws',
    sortable: true,
    cell: ({ n, flaws }) => (
      <Row>
        {n < MIN_ANSWERS && <Badge>{words.few}</Badge>}
        {flaws.map((flaw) => (
          <Badge key={flaw} tone="accent">
            {words.flaws[flaw]}
          </Badge>
        ))}
      </Row>
    ),
  },
]

type StatisticsTableProps = {
  lines: readonly StatisticsLine[]
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
}

/** Statistics of questions as rows. Figures based on too few answers are muted and labeled. */
export function StatisticsTable({ lines, sort, onSort }: StatisticsTableProps) {
  return <DataTable caption={words.title} columns={columns} rows={lines} rowKey={lineKey} sort={sort} onSort={onSort} />
}
