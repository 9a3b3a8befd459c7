import { useState } from 'react'
import type { ImportBatchFieldsFragment } from '#generated/operations.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { UndoDialog } from './undo-dialog.tsx'

type Batch = ImportBatchFieldsFragment

type ImportBatchesProps = { batches: readonly Batch[]; locked: boolean; onUndone: (key: string) => void }

const isUndone = ({ added, changed, undone, labels }: Batch) => undone >= added + changed && labels === 0

/** Imported files with their outcomes, and the button that undoes each. */
export function ImportBatches({ batches, locked, onUndone }: ImportBatchesProps) {
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
