import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download, MailPlus, SearchX, Users } from 'lucide-react'
import { useState } from 'react'
import { Navigate, type NavigateOptions } from 'react-router-dom'
import { USER_COURSES, USER_SEEN } from '#domain/search/user-entry.ts'
import { userWords } from '#domain/messages/users.ts'
import { UserListDocument, ExportUsersDocument } from '#generated/admin-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { useAddressSearch } from '#web/lib/use-address-search.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { PagedList } from '#web/ui/table/paged-list.tsx'
import { FilterBar } from '#web/ui/form/filter-bar.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { csvOfUsers } from '#domain/users/user-csv.ts'
import type { ListedUserFragment } from '#generated/operations.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { ExportDialog, type ExportRun } from '#web/ui/dialog/export-dialog.tsx'
import { type UsersPlace, variablesOf, addressOfUsers, usersPlaceOf } from './users-address.ts'
import { UserTable } from './user-table.tsx'
import { USERS_KEY } from './use-managed-user.ts'
import './users.css'

const usersText = (count: number) => (count === 1 ? '1 user' : `${count.toLocaleString('en')} users`)

type Fetched = { done: number; total: number }

/** All users that the list shows, page by page, each once; undefined when stopped. */
async function fetchUsers(place: UsersPlace, { signal, onProgress, onWaiting }: ExportRun<Fetched>) {
  const users = new Map<string, ListedUserFragment>()
  for (let page = 1; ; page += 1) {
    const send = () => query(ExportUsersDocument, { ...variablesOf(place), page })
    const { exportUsers } = await retryWhileOffline(send, { signal, onWaiting })
    if (signal.aborted) return undefined
    for (const user of exportUsers.items) users.set(user.uid, user)
    onProgress({ done: users.size, total: exportUsers.total })
    // Users may come and go in the meantime: an empty page is the end, whatever the total was.
    if (exportUsers.items.length === 0 || users.size >= exportUsers.total) return [...users.values()]
  }
}

type ExportUsersProps = { place: UsersPlace; total: number; onClose: () => void }

/** Saves all users that the list shows, on all of its pages, as a CSV file. */
function ExportUsers({ place, total, onClose }: ExportUsersProps) {
  const save = async (run: ExportRun<Fetched>) => {
    const users = await fetchUsers(place, run)
    if (users === undefined) return undefined
    saveFile(`users-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', csvOfUsers(users))
    return usersText(users.length)
  }
  return (
    <ExportDialog<Fetched>
      title="Export users"
      action="Export as CSV"
      run={save}
      onClose={onClose}
      choices={() => <p>{usersText(total)}, as a file for spreadsheets.</p>}
      progress={(work = { done: 0, total }) => (
        <>
          <p>
            {work.done.toLocaleString('en')} of {usersText(work.total)}
          </p>
          <ProgressBar label="Users fetched" value={work.done} max={work.total} />
        </>
      )}
    />
  )
}

/** Users a page (spec 3.9.1). */
const PAGE = 20

const TYPES = [
  { value: 'Student', label: 'Students' },
  { value: 'Admin', label: 'Administrators' },
]

const SEEN = [
  { value: 'never', label: 'Never' },
  { value: 'away', label: 'Not for 30 days' },
]

const COURSES = [
  { value: 'active', label: 'With an active course' },
  { value: 'none', label: 'Without an active course' },
]

/** All users, or those that a search finds, 20 a page; the address holds search, type, last online, courses, sort and page (spec 3.2.14). */
export function UsersPage() {
  const { params, chosen, go } = useAddressSearch()
  const [exporting, setExporting] = useState(false)
  const place = usersPlaceOf(params)
  const { search, type, seen, courses, sort, page } = place
  const fields = usersPlaceOf(chosen)
  const change = (to: Partial<UsersPlace>, options: NavigateOptions = {}) =>
    go(addressOfUsers({ ...fields, page: 1, ...to }), options)
  const list = useQuery({
    queryKey: [...USERS_KEY, search, type, seen, courses, sort ?? null, page],
    queryFn: async () => (await query(UserListDocument, { ...variablesOf(place), page })).users,
    placeholderData: keepPreviousData,
    // Other users write too: coming back refetches in the background.
    staleTime: 0,
  })
  const body = () => {
    const { data, error } = list
    if (data === undefined) {
      if (error === null) return <Skeleton label="Loading the users" count={6} />
      return <ErrorState message={error.message} onRetry={() => void list.refetch()} />
    }
    const pages = Math.ceil(data.total / PAGE)
    if (page > Math.max(1, pages) && !list.isPlaceholderData) {
      return <Navigate to={addressOfUsers({ ...place, page: Math.max(1, pages) })} replace />
    }
    const count = search === '' ? userWords.total(data.total) : userWords.results(data.total)
    return (
      <PagedList
        label="Users"
        count={
          <>
            <strong>{count}</strong> <span>{userWords.perPage}</span>
          </>
        }
        page={Math.min(page, pages)}
        pages={pages}
        busy={list.isPlaceholderData}
        onPage={(to) => change({ page: to })}
      >
        {error !== null && <ErrorState message={error.message} onRetry={() => void list.refetch()} />}
        {data.total === 0 ? (
          <EmptyState title="Nobody was found" icon={search === '' ? <Users size={24} /> : <SearchX size={24} />}>
            {search !== '' && 'Try fewer or shorter words.'}
          </EmptyState>
        ) : (
          <UserTable
            users={data.items}
            sort={fields.sort}
            onSort={(to) => change({ sort: to }, { replace: true, preventScrollReset: true })}
          />
        )}
      </PagedList>
    )
  }
  return (
    <Page
      title="Users"
      before={<BackLink to={paths.dashboard}>Dashboard</BackLink>}
      actions={
        <>
          <LinkButton variant="secondary" to={paths.invitations}>
            <MailPlus size={18} aria-hidden="true" /> Invitations
          </LinkButton>
          <Button
            variant="secondary"
            disabled={list.data === undefined || list.data.total === 0}
            onClick={() => setExporting(true)}
          >
            <Download size={18} aria-hidden="true" /> Export
          </Button>
        </>
      }
    >
      <FilterBar>
        <SearchBox
          label="Search users"
          hint="Name, e-mail, phone or type"
          search={fields.search}
          onSearch={(to) => {
            if (to !== fields.search) change({ search: to }, { preventScrollReset: true })
          }}
        />
        <SelectField
          label="Type"
          value={fields.type}
          options={TYPES}
          placeholder="Both"
          onChange={({ target: { value } }) =>
            change({ type: value === 'Student' || value === 'Admin' ? value : '' }, { preventScrollReset: true })
          }
        />
        <SelectField
          label="Last online"
          value={fields.seen}
          options={SEEN}
          placeholder="Any time"
          onChange={({ target: { value } }) =>
            change({ seen: USER_SEEN.find((each) => each === value) ?? '' }, { preventScrollReset: true })
          }
        />
        <SelectField
          label="Courses"
          value={fields.courses}
          options={COURSES}
          placeholder="Any"
          onChange={({ target: { value } }) =>
            change({ courses: USER_COURSES.find((each) => each === value) ?? '' }, { preventScrollReset: true })
          }
        />
      </FilterBar>
      {body()}
      {exporting && list.data !== undefined && (
        <ExportUsers place={place} total={list.data.total} onClose={() => setExporting(false)} />
      )}
    </Page>
  )
}
