import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ImportLinesDocument } from '#generated/admin-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LoadMore } from '#web/ui/table/load-more.tsx'
import { auditWords } from './audit-words.ts'

const firstPage: string | undefined = undefined

/** The questions that an import wrote, by number, each with the way to it; those that were changed say so. */
export function ImportLines({ importKey }: { importKey: string }) {
  const list = useInfiniteQuery({
    queryKey: ['audit', 'lines', importKey],
    queryFn: ({ pageParam }) => query(ImportLinesDocument, { key: importKey, nextToken: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.importLines.nextToken ?? undefined,
    staleTime: 0,
  })
  const lines = list.data?.pages.flatMap((page) => page.importLines.items)
  if (lines === undefined) {
    if (list.error === null) return <Skeleton label="Loading the questions" count={1} shape="line" />
    return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />
  }
  if (lines.length === 0) return <p className="muted">{auditWords.noLines}</p>
  return (
    <section aria-label={auditWords.lines}>
      <h3>{auditWords.lines}</h3>
      <ul className="audit-lines">
        {lines.map(({ id, added }) => (
          <li key={id}>
            <Link to={paths.question(id)}>{id}</Link>
            {!added && <span className="muted"> changed</span>}
          </li>
        ))}
      </ul>
      {list.error !== null && <ErrorState message={list.error.message} onRetry={() => void list.fetchNextPage()} />}
      <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
    </section>
  )
}
