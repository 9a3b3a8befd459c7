import { ImportsDocument } from '#generated/admin-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { List } from '#web/ui/list/list-page.tsx'
import { useGrowingList } from '#web/ui/list/use-lists.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { IMPORTS_KEY } from './imports-key.ts'
import { useState } from 'react'
import type { ImportBatchFieldsFragment } from '#generated/operations.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { UndoDialog } from './undo-dialog.tsx'

type Batch = ImportBatchFieldsFragment

type ImportBatchesProps = { batches: readonly Batch[]; locked: boolean; onUndone: (key: string) => void }

const isUndone = ({ added, changed, undone, labels }: Batch) => undone >= added + changed && labels === 0

/** Imported files with their outcomes, and a button to undo each. */
function ImportBatches({ batches, locked, onUndone }: ImportBatchesProps) {
  const [undoing, setUndoing] = useState<Batch>()
  return (
    <>
      <Table
        caption="Earlier imports"
        rows={batches}
        rowKey={({ key }) => key}
        columns={[
          { key: 'name', header: 'File', cell: ({ name }) => name },
          { key: 'date', header: 'Date', cell: ({ createdOn }) => formatDateTime(createdOn) },
          { key: 'author', header: 'By', cell: ({ author }) => author },
          { key: 'added', header: 'Added', cell: ({ added }) => added.toLocaleString('en-US'), end: true },
          { key: 'changed', header: 'Changed', cell: ({ changed }) => changed.toLocaleString('en-US'), end: true },
          {
            key: 'undo',
            header: 'Undo',
            cell: (batch) => (
              <Stack gap="small">
                {isUndone(batch) ? (
                  <Badge>Undone</Badge>
                ) : (
                  <Button
                    variant="secondary"
                    disabled={locked}
                    aria-label={`Undo ${batch.name}`}
                    onClick={() => setUndoing(batch)}
                  >
                    Undo
                  </Button>
                )}
                {!isUndone(batch) && batch.undone > 0 && (
                  <span className="muted">{batch.undone.toLocaleString('en-US')} undone</span>
                )}
              </Stack>
            ),
          },
        ]}
      />
      {undoing !== undefined && (
        <UndoDialog key={undoing.key} batch={undoing} onUndone={onUndone} onClose={() => setUndoing(undefined)} />
      )}
    </>
  )
}

type ImportHistoryProps = {
  /** An import is running, so nothing can be undone. */
  locked: boolean
  onUndone: (key: string) => void
}

/** Past imports, newest first, with a button to undo each. */
export function ImportHistory({ locked, onUndone }: ImportHistoryProps) {
  const list = useGrowingList(IMPORTS_KEY, async (nextToken) => (await query(ImportsDocument, { nextToken })).imports)
  return (
    <Stack>
      <h2>Earlier imports</h2>
      <List
        list={list}
        loading="Loading earlier imports"
        skeleton={{ count: 2, shape: 'line' }}
        empty={<EmptyState title="No imports yet" />}
      >
        {(batches) => <ImportBatches batches={batches} locked={locked} onUndone={onUndone} />}
      </List>
    </Stack>
  )
}
