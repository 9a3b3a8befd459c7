import { MailPlus, SearchX, Users } from 'lucide-react'
import { USER_COURSES, USER_SEEN } from '#domain/search/user-entry.ts'
import { userWords } from '#domain/messages/users.ts'
import { csvOfUsers } from '#domain/users/user-csv.ts'
import { ExportUsersDocument, UserListDocument } from '#generated/admin-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { FilterBar } from '#web/ui/form/filter-bar.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { ExportList } from '#web/ui/list/export-list.tsx'
import { FilterSelect } from '#web/ui/list/filter-select.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { ListSchema } from '#web/ui/list/list-params.ts'
import { useListParams } from '#web/ui/list/use-list-params.ts'
import { usePagedList } from '#web/ui/list/use-lists.ts'
import { UserTable } from './user-table.tsx'
import { USERS_KEY } from './use-managed-user.ts'

const TYPES = [
  { value: 'Student', label: 'Students' },
  { value: 'Admin', label: 'Administrators' },
] as const

const LAST_SEEN_OPTIONS = [
  { value: 'never', label: 'Never' },
  { value: 'away', label: 'Not for 30 days' },
] as const

const COURSES = [
  { value: 'active', label: 'With an active course' },
  { value: 'none', label: 'Without an active course' },
] as const

const SORTS = ['name', 'email', 'type', 'dateCreated', 'lastSeen']

/** URL parameters. '' means no filter by type, last online, or courses; without `sort`, the list is sorted by name. */
const usersParams = (({ text, oneOf, sort, page }) => ({
  search: text('search'),
  type: oneOf('type', ['Student', 'Admin'], ''),
  seen: oneOf('seen', USER_SEEN, ''),
  courses: oneOf('courses', USER_COURSES, ''),
  sort: sort('sort', SORTS, undefined),
  page: page('page'),
})) satisfies ListSchema<unknown>

const variablesOf = ({ search, type, seen, courses, sort }: ReturnType<typeof usersParams>) => ({
  search: search === '' ? null : search,
  ...(type !== '' && { type }),
  ...(seen !== '' && { seen }),
  ...(courses !== '' && { courses }),
  ...(sort && { sort }),
})

/**
 * All users or the search results, 20 per page. The URL stores search, type, last online, courses, sort order, and page
 * (spec 3.2.14).
 */
export function UsersPage() {
  const url = useListParams(usersParams)
  const { params, fields, change } = url
  const list = usePagedList({
    url,
    queryKey: USERS_KEY,
    // Spec 3.9.1.
    size: 20,
    read: async (shown) => (await query(UserListDocument, { ...variablesOf(shown), page: shown.page })).users,
  })
  const isSearch = params.search !== ''
  return (
    <ListPage
      title="Users"
      before={<BackLink to={paths.dashboard}>Dashboard</BackLink>}
      actions={
        <>
          <LinkButton variant="secondary" to={paths.invitations}>
            <MailPlus size={18} aria-hidden="true" /> Invitations
          </LinkButton>
          <ExportList
            title="Export users"
            file="users"
            total={list.paging?.total}
            read={async (page) => (await query(ExportUsersDocument, { ...variablesOf(params), page })).exportUsers}
            keyOf={({ uid }) => uid}
            csvOf={csvOfUsers}
            countText={(count) => (count === 1 ? '1 user' : `${count.toLocaleString('en')} users`)}
            progress="Users fetched"
          />
        </>
      }
      filters={
        <FilterBar>
          <SearchBox
            label="Search users"
            hint="Name, e-mail, phone or type"
            search={fields.search}
            onSearch={(search) => change({ search })}
          />
          <FilterSelect
            label="Type"
            value={fields.type}
            options={TYPES}
            all="Both"
            onChange={(type) => change({ type })}
          />
          <FilterSelect
            label="Last online"
            value={fields.seen}
            options={LAST_SEEN_OPTIONS}
            all="Any time"
            onChange={(seen) => change({ seen })}
          />
          <FilterSelect
            label="Courses"
            value={fields.courses}
            options={COURSES}
            all="Any"
            onChange={(courses) => change({ courses })}
          />
        </FilterBar>
      }
      list={list}
      loading="Loading the users"
      label="Users"
      count={(total) => (
        <>
          <strong>{isSearch ? userWords.results(total) : userWords.total(total)}</strong>{' '}
          <span>{userWords.perPage}</span>
        </>
      )}
      empty={
        <EmptyState title="Nobody was found" icon={isSearch ? <SearchX size={24} /> : <Users size={24} />}>
          {isSearch && 'Try fewer or shorter words.'}
        </EmptyState>
      }
    >
      {(users) => <UserTable users={users} sort={fields.sort} onSort={(sort) => change({ sort })} />}
    </ListPage>
  )
}
