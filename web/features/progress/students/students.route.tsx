import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchX, UserRound, UsersRound } from 'lucide-react'
import { progressWords } from '#domain/messages/progress.ts'
import { StudentListDocument } from '#generated/admin-operations.ts'
import type { StudentListQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { ListCard } from '#web/ui/table/list-card.tsx'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { PagedList } from '#web/ui/table/paged-list.tsx'
import { countText } from '../count-text.ts'
import { nameOf } from '../name-of.ts'
import { useListPlace } from '../use-list-place.ts'
import '../progress.css'

/** Students a page (spec 3.9.1). */
const PAGE = 20

/** Users of type Student, by name, 20 a page, with a search by name or e-mail (spec 3.2.21, 3.5.29, 3.9.1). */
export function StudentsPage() {
  const { search, page, searchFor, goTo } = useListPlace()
  const list = useQuery({
    queryKey: ['students', search, page],
    queryFn: async () => (await query(StudentListDocument, { page, ...(search === '' ? {} : { search }) })).users,
    placeholderData: keepPreviousData,
    // Students sign up all the time: coming back refetches in the background.
    staleTime: 0,
  })
  const { data, error } = list
  const body = () => {
    if (data === undefined) {
      if (error === null) return <Skeleton label="Loading the students" count={6} />
      return <ErrorState message={error.message} onRetry={() => void list.refetch()} />
    }
    if (data.total === 0) {
      if (search === '') return <EmptyState title={progressWords.none} icon={<UsersRound size={24} />} />
      return (
        <EmptyState title="No student was found" icon={<SearchX size={24} />}>
          Try a part of the name or of the e-mail address.
        </EmptyState>
      )
    }
    return (
      <PagedList
        label="Students"
        count={countText(data.total, 'student', search !== '')}
        page={data.page}
        pages={Math.ceil(data.total / PAGE)}
        busy={list.isPlaceholderData}
        onPage={goTo}
      >
        {error !== null && <ErrorState message={error.message} onRetry={() => void list.refetch()} />}
        <ListCard label="Students">
          {data.items.map((student) => (
            <li key={student.uid}>
              <StudentRow student={student} />
            </li>
          ))}
        </ListCard>
      </PagedList>
    )
  }
  return (
    <Page title="Progress" before={<BackLink to={paths.dashboard}>Dashboard</BackLink>}>
      <SearchBox label="Search by name or e-mail" search={search} onSearch={searchFor} />
      {body()}
    </Page>
  )
}

/** A student of the list, leading to their courses. */
function StudentRow({ student }: { student: StudentListQuery['users']['items'][number] }) {
  const { uid, email, lastSeen } = student
  return (
    <ListRow
      to={paths.studentProgress(uid)}
      before={<UserRound size={20} aria-hidden="true" />}
      title={nameOf(student)}
      note={email}
      after={
        <span className="student-row__seen">{lastSeen === null ? 'Not seen yet' : `Seen ${formatDate(lastSeen)}`}</span>
      }
    />
  )
}
