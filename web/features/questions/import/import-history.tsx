import { useInfiniteQuery } from '@tanstack/react-query'
import { ImportsDocument } from '#generated/admin-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { LoadMore } from '#web/ui/table/load-more.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { IMPORTS_KEY } from './imports-key.ts'
import { ImportBatches } from './import-batches.tsx'

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
