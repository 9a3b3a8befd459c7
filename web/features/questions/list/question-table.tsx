import { Link, useLocation } from 'react-router-dom'
import type { QuestionListQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DataTable, type DataColumn } from '#web/ui/table/data-table.tsx'
import type { TableSort } from '#web/ui/table/table-sort.ts'
import type { RowSelection } from '#web/ui/table/row-selection.tsx'
import '#web/features/questions/questions.css'

export type QuestionRow = QuestionListQuery['questions']['items'][number]

const labels = (names: readonly string[]) =>
  names.length === 0 ? (
    <span className="muted">None</span>
  ) : (
    <div className="min-w-26 wrap-anywhere">{names.join(', ')}</div>
  )

/** Renders the name of a type with a line-break opportunity after its slash. */
const typeName = (type: string) => {
  const [first = '', second] = type.split('/')
  if (second === undefined) return type
  return (
    <span>
      {first}/<wbr />
      {second}
    </span>
  )
}

const columnsFor = (list: string): DataColumn<QuestionRow>[] => [
  { key: 'id', header: 'Number', sortable: true, cell: ({ id }) => id },
  {
    key: 'question',
    header: 'Question',
    sortable: true,
    cell: ({ id, preview, items, sample }) => (
      <div className="grid grid-cols-1 gap-1 min-w-36 wrap-anywhere">
        <span>
          <Link to={paths.question(id)} state={{ list }}>
            {preview}
          </Link>{' '}
          {sample && <Badge>Public sample</Badge>}
        </span>
        {items.length > 0 && (
          <ul className="m-0 pl-6 text-small" aria-label={`Items found in question ${id}`}>
            {items.map((item) => (
              <li key={item.number}>
                {item.number}. {item.step}, {item.type}: {item.preview}
              </li>
            ))}
          </ul>
        )}
      </div>
    ),
  },
  { key: 'type', header: 'Type', sortable: true, cell: ({ type }) => typeName(type) },
  { key: 'tags', header: 'Tags', sortable: true, cell: ({ tags }) => labels(tags) },
  { key: 'areas', header: 'NCLEX areas', sortable: true, cell: ({ area }) => labels(area) },
  {
    key: 'changedOn',
    header: 'Changed',
    sortable: true,
    whole: true,
    from: 'desktop',
    cell: ({ changedOn }) => (changedOn === null ? '' : formatDate(changedOn)),
  },
]

type QuestionTableProps = {
  questions: readonly QuestionRow[]
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
  selection: RowSelection<QuestionRow>
}

/** Questions with their number, the first 70 characters of the body, type, tags, and areas (spec 2.2.7, 2.9.9). */
export function QuestionTable({ questions, sort, onSort, selection }: QuestionTableProps) {
  const { search } = useLocation()
  return (
    <DataTable
      className="question-table"
      caption="Questions"
      rows={questions}
      rowKey={({ id }) => String(id)}
      sort={sort ?? { by: 'id', descending: false }}
      onSort={onSort}
      selection={selection}
      columns={columnsFor(search)}
    />
  )
}
