import { Link } from 'react-router-dom'
import { Badge } from '#web/ui/badge.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { TableSort } from '#web/ui/table/table-sort.ts'
import { addressOfSearch } from '../list/questions-params.ts'
import '#web/features/questions/questions.css'
import type { LabelKind } from '#generated/schema.ts'
import type { LabelRow } from './use-labels.ts'

/** Actions on a name. */
export type LabelAction = 'rename' | 'merge' | 'remove'

const ACTIONS: readonly { action: LabelAction; label: string }[] = [
  { action: 'rename', label: 'Rename' },
  { action: 'merge', label: 'Merge' },
  { action: 'remove', label: 'Remove' },
]

type LabelTableProps = {
  kind: LabelKind
  caption: string
  rows: readonly LabelRow[]
  /** A job is changing a name of this list, so no other can start. */
  locked: boolean
  sort: TableSort
  onSort: (sort: TableSort) => void
  onAction: (action: LabelAction, row: LabelRow) => void
}

const number = (count: number) => count.toLocaleString('en-US')

/** URL of the question search for a name. */
const questionsWith = (kind: LabelKind, name: string) =>
  addressOfSearch(
    kind === 'Tag'
      ? { type: 'Tag', tags: [name] }
      : { type: 'Combined', text: '', tags: [], subject: '', areas: [name], types: [], state: '' },
  )

/** Names with their uses. Question counts link to the questions. A name without uses can be removed. */
export function LabelTable({ kind, caption, rows, locked, sort, onSort, onAction }: LabelTableProps) {
  const isCarried = ({ questions, tests }: LabelRow, action: LabelAction) =>
    action === 'remove' && questions + tests > 0
  return (
    <DataTable
      className="label-table"
      caption={caption}
      compact
      sort={sort}
      onSort={onSort}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: 'Name', sortable: true, cell: ({ name }) => name },
        {
          key: 'questions',
          header: 'Questions',
          sortable: true,
          end: true,
          cell: ({ name, questions }) =>
            questions === 0 ? number(questions) : <Link to={questionsWith(kind, name)}>{number(questions)}</Link>,
        },
        { key: 'tests', header: 'Tests', sortable: true, cell: ({ tests }) => number(tests), end: true },
        {
          key: 'change',
          header: 'Change',
          cell: (row) =>
            row.fixed ? (
              <Badge>Built in</Badge>
            ) : (
              <Row>
                {ACTIONS.filter(({ action }) => !isCarried(row, action)).map(({ action, label }) => (
                  <button
                    key={action}
                    type="button"
                    className="text-button"
                    disabled={locked}
                    aria-label={`${label} ${row.name}`}
                    onClick={() => onAction(action, row)}
                  >
                    {label}
                  </button>
                ))}
              </Row>
            ),
        },
      ]}
    />
  )
}
