import { useInfiniteQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { StudentsDocument } from '../../../generated/operations.ts'
import { progressWords } from '../../../domain/messages/progress.ts'
import { paths } from '../../app/paths.ts'
import { query } from '../../lib/api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const firstPage: string | undefined = undefined

/** Users of type Student, by name, 20 a page (spec 3.2.21, 3.9.1). */
export function StudentsPage() {
  const list = useInfiniteQuery({
    queryKey: ['students'],
    queryFn: ({ pageParam }) => query(StudentsDocument, { nextToken: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.students.nextToken ?? undefined,
  })
  const students = list.data?.pages.flatMap((page) => page.students.items)
  const body = () => {
    if (students === undefined) {
      if (list.error === null) return <Skeleton label="Loading the students" count={4} />
      return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />
    }
    if (students.length === 0 && !list.hasNextPage) return <EmptyState title={progressWords.none} />
    return (
      <>
        <ListCard label="Students">
          {students.map(({ uid, firstName, lastName, email }) => (
            <li key={uid}>
              <ListRow
                to={paths.studentProgress(uid)}
                before={<UserRound size={20} aria-hidden="true" />}
                title={`${firstName} ${lastName}`}
                note={email}
              />
            </li>
          ))}
        </ListCard>
        {list.error !== null && <ErrorState message={list.error.message} onRetry={() => void list.fetchNextPage()} />}
        <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
      </>
    )
  }
  return <Page title="Progress">{body()}</Page>
}
