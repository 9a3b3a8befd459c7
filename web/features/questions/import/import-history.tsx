import { useInfiniteQuery } from '@tanstack/react-query'
import { ImportsDocument } from '#generated/admin-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { LoadMore } from '#web/ui/list/load-more.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
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

/** Imported files with their outcomes, and the button that undoes each. */
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

const firstPage: string | undefined = undefined

type ImportHistoryProps = {
  /** Nothing is undone now: an import is under way. */
  locked: boolean
  onUndone: (key: string) => void
}

/** The files imported before, newest first, each to be undone. */
export function ImportHistory({ locked, onUndone }: ImportHistoryProps) {
  const list = useInfiniteQuery({
    queryKey: IMPORTS_KEY,
    queryFn: ({ pageParam }) => query(ImportsDocument, { nextToken: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.imports.nextToken ?? undefined,
    staleTime: 0,
  })
  const batches = list.data?.pages.flatMap((page) => page.imports.items)
  return (
    <Stack>
      <h2>Earlier imports</h2>
      {batches === undefined && list.error === null && (
        <Skeleton label="Loading earlier imports" count={2} shape="line" />
      )}
      {list.error !== null && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
      {batches?.length === 0 && <EmptyState title="No imports yet" />}
      {batches !== undefined && batches.length > 0 && (
        <ImportBatches batches={batches} locked={locked} onUndone={onUndone} />
      )}
      <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
    </Stack>
  )
}
