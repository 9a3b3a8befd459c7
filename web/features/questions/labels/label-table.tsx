import { Badge } from '#web/ui/badge.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Table } from '#web/ui/table/table.tsx'
import '#web/ui/text-button.css'
import type { LabelRow } from './use-labels.ts'

/** What can be done with a name. */
export type LabelAction = 'rename' | 'merge' | 'remove'

const ACTIONS: readonly { action: LabelAction; label: string }[] = [
  { action: 'rename', label: 'Rename' },
  { action: 'merge', label: 'Merge' },
  { action: 'remove', label: 'Remove' },
]

type LabelTableProps = {
  caption: string
  rows: readonly LabelRow[]
  /** A name of this list gets another one now: no other may. */
  locked: boolean
  onAct: (action: LabelAction, row: LabelRow) => void
}

const number = (count: number) => count.toLocaleString('en-US')

/** Names with what carries them; one that nothing carries can be removed. */
export function LabelTable({ caption, rows, locked, onAct }: LabelTableProps) {
  const isCarried = ({ questions, tests }: LabelRow, action: LabelAction) =>
    action === 'remove' && questions + tests > 0
  return (
    <Table
      caption={caption}
      compact
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: 'Name', cell: ({ name }) => name },
        { key: 'questions', header: 'Questions', cell: ({ questions }) => number(questions), end: true },
        { key: 'tests', header: 'Tests', cell: ({ tests }) => number(tests), end: true },
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
                    onClick={() => {
                      onAct(action, row)
                    }}
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
