import { useQueryClient, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { coursePopups, courseSuccess } from '#domain/messages/courses.ts'
import type { ManagedCourseFieldsFragment, FindUsersQuery } from '#generated/operations.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { failureText } from './failure-text.ts'
import { SearchX } from 'lucide-react'
import { progressWords } from '#domain/messages/progress.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { ListCard } from '#web/ui/table/list-card.tsx'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { PAGE_SIZE } from './page-size.ts'
import { FindUsersDocument } from '#generated/admin-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { useAddStudent } from './use-managed-course.ts'

export type MatchingUser = FindUsersQuery['users']['items'][number]

const SEARCH_KEY = ['user-search']

/** Users who match every word of the search, 20 per page, starting at page 1. An empty search matches all users. */
const useUserSearch = (search: string, page: number) =>
  useQuery({
    queryKey: [...SEARCH_KEY, search, page],
    queryFn: () => query(FindUsersDocument, { search: search === '' ? null : search, page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

type UserSearchResultsProps = {
  search: string
  /** No seat is left. `#course-full` contains the reason. */
  full: boolean
  onAdd: (user: MatchingUser) => void
}

/** The matching users, 20 per page, each with a button to add them (spec 2.2.6, 2.9.1). */
function UserSearchResults({ search, full, onAdd }: UserSearchResultsProps) {
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

type StudentSearchProps = { course: ManagedCourseFieldsFragment; enrolled: number }

const seatsTaken = (seats: number) => (seats === 1 ? 'The only seat is taken' : `All ${seats} seats are taken`)

/** Finds users by name or e-mail and adds them while seats are left (spec 2.4.5, 2.4.8, 2.8.11). */
export function StudentSearch({ course, enrolled }: StudentSearchProps) {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState<string>()
  const [coming, setComing] = useState<MatchingUser>()
  const { mutateAsync, isPending } = useAddStudent()
  const { maxStudents } = course
  const full = maxStudents !== null && enrolled >= maxStudents
  const add = async ({ uid, firstName, lastName }: MatchingUser) => {
    try {
      await mutateAsync({ courseKey: course.key, studentId: uid })
      showMessage(courseSuccess.added(firstName, lastName, course.name))
    } catch (error) {
      showError(failureText(error))
    }
    setComing(undefined)
  }
  return (
    <Stack>
      <h2>Add a student</h2>
      {full && (
        <div id="course-full">
          <Notice tone="accent">{seatsTaken(maxStudents)}: nobody can be added until a student is removed.</Notice>
        </div>
      )}
      <form
        role="search"
        className="flex flex-wrap items-end gap-3 [&>.field]:flex-[1_1_16rem]"
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = typed.trim()
          // A user may have signed up since the last search for these words.
          if (wanted === search) void client.invalidateQueries({ queryKey: SEARCH_KEY })
          setSearch(wanted)
        }}
      >
        <TextField
          label="Find a student"
          type="search"
          autoComplete="off"
          placeholder="Name or e-mail"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">Search</Button>
      </form>
      {search !== undefined && <UserSearchResults key={search} search={search} full={full} onAdd={setComing} />}
      <ConfirmDialog
        open={coming !== undefined}
        title={coursePopups.addingStudent}
        confirmLabel="Add"
        busy={isPending}
        onConfirm={() => {
          if (coming !== undefined) void add(coming)
        }}
        onCancel={() => setComing(undefined)}
      >
        <p>
          Add{' '}
          <strong>
            {coming?.firstName} {coming?.lastName}
          </strong>{' '}
          to {course.name} without a payment?
        </p>
      </ConfirmDialog>
    </Stack>
  )
}
