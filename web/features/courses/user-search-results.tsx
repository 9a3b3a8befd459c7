import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { progressWords } from '#domain/messages/progress.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { ListCard } from '#web/ui/table/list-card.tsx'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { Pagination } from '#web/ui/table/pagination.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { PAGE_SIZE } from './page-size.ts'
import { type MatchingUser, useUserSearch } from './use-user-search.ts'

type UserSearchResultsProps = {
  search: string
  /** No seat is left; the reason is in `#course-full`. */
  full: boolean
  onAdd: (user: MatchingUser) => void
}

/** The users that match, 20 a page, each with a button to add them (spec 2.2.6, 2.9.1). */
export function UserSearchResults({ search, full, onAdd }: UserSearchResultsProps) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useUserSearch(search, page)
  if (data === undefined) {
    if (error === null) return <Skeleton label="Searching" count={2} shape="line" />
    return <ErrorState message={error.message} onRetry={() => void refetch()} />
  }
  const { items, total } = data.users
  if (total === 0) {
    return (
      <EmptyState title={progressWords.none} icon={<SearchX size={24} />}>
        Nobody was found. Try a part of the name or of the e-mail.
      </EmptyState>
    )
  }
  return (
    <Stack>
      <p role="status" className="muted">
        {total === 1 ? '1 person found' : `${total} people found`}
      </p>
      <ListCard label="People found">
        {items.map((user) => (
          <li key={user.uid}>
            <ListRow
              title={
                <>
                  {user.firstName} {user.lastName} {user.type === 'Admin' && <Badge>Admin</Badge>}
                </>
              }
              note={user.email}
              after={
                <Button
                  variant="secondary"
                  disabled={full}
                  aria-describedby={full ? 'course-full' : undefined}
                  onClick={() => onAdd(user)}
                >
                  Add <VisuallyHidden>{`${user.firstName} ${user.lastName}`}</VisuallyHidden>
                </Button>
              }
            />
          </li>
        ))}
      </ListCard>
      <Pagination label="People found" page={page} pages={Math.ceil(total / PAGE_SIZE)} onChange={setPage} />
    </Stack>
  )
}
