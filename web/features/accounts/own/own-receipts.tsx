import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { OwnReceiptsDocument } from '#generated/operations.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

const firstPage: string | undefined = undefined

/** The receipts of one's own courses, newest first; each leads to its printable page. Half a read unit for five courses. */
export function OwnReceipts() {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['own-receipts'],
    queryFn: async ({ pageParam }) => (await query(OwnReceiptsDocument, { nextToken: pageParam ?? null })).myProgress,
    initialPageParam: firstPage,
    getNextPageParam: ({ nextToken }) => nextToken ?? undefined,
    // A course may have been paid for since.
    staleTime: 0,
  })
  const courses = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Card as="section" aria-labelledby="account-receipts" aria-busy={isPending}>
      <h2 id="account-receipts">Receipts</h2>
      {isPending && <Skeleton label="Loading your receipts" count={1} />}
      {error !== null && (
        <ErrorState
          message={error instanceof AppError ? error.message : unknownFailure}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && !courses.some(({ paymentKey }) => paymentKey) && !hasNextPage && (
        <p>No receipts yet. A course that you pay for has its receipt here.</p>
      )}
      <ul className="receipts">
        {courses.map(
          ({ key, name, dateCreated, paymentKey }) =>
            paymentKey && (
              <li key={key} className="receipts__line">
                <Link className="account-link" to={paths.receipt(paymentKey)}>
                  {name}
                </Link>
                <span className="muted">{formatDate(dateCreated)}</span>
              </li>
            ),
        )}
      </ul>
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Load more
        </Button>
      )}
    </Card>
  )
}
