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
import { ListPage } from '#web/ui/list/list-page.tsx'
import { searchAndPage } from '#web/ui/list/list-params.ts'
import { useListParams } from '#web/ui/list/use-list-params.ts'
import { usePagedList } from '#web/ui/list/use-lists.ts'
import { ListCard } from '#web/ui/table/list-card.tsx'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { countText } from '../count-text.ts'
import { nameOf } from '../name-of.ts'
import '#web/ui/screens.css'

/** Users of type Student, sorted by name, 20 per page, with a search by name or e-mail (spec 3.2.21, 3.5.29, 3.9.1). */
export function StudentsPage() {
  const url = useListParams(searchAndPage)
  const isSearch = url.params.search !== ''
  const list = usePagedList({
    url,
    queryKey: ['students'],
    // Spec 3.9.1.
    size: 20,
    read: async ({ search, page }) =>
      (await query(StudentListDocument, { page, ...(search === '' ? {} : { search }) })).users,
  })
  return (
    <ListPage
      title="Progress"
      before={<BackLink to={paths.dashboard}>Dashboard</BackLink>}
      filters={
        <SearchBox
          label="Search by name or e-mail"
          search={url.fields.search}
          onSearch={(search) => url.change({ search })}
        />
      }
      list={list}
      loading="Loading the students"
      label="Students"
      count={(total) => countText(total, 'student', isSearch)}
      empty={
        isSearch ? (
          <EmptyState title="No student was found" icon={<SearchX size={24} />}>
            Try a part of the name or of the e-mail address.
          </EmptyState>
        ) : (
          <EmptyState title={progressWords.none} icon={<UsersRound size={24} />} />
        )
      }
    >
      {(students) => (
        <ListCard label="Students">
          {students.map((student) => (
            <li key={student.uid}>
              <StudentRow student={student} />
            </li>
          ))}
        </ListCard>
      )}
    </ListPage>
  )
}

/** A student in the list, linked to their courses. */
function StudentRow({ student }: { student: StudentListQuery['users']['items'][number] }) {
  const { uid, email, lastSeen } = student
  return (
    <ListRow
      to={paths.studentProgress(uid)}
      before={<UserRound size={20} aria-hidden="true" />}
      title={nameOf(student)}
      note={email}
      after={
        <span className="text-text-muted text-small max-xs:hidden">
          {lastSeen === null ? 'Not seen yet' : `Seen ${formatDate(lastSeen)}`}
        </span>
      }
    />
  )
}
