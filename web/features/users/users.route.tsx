import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchX, Users } from 'lucide-react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { userWords } from '#domain/messages/users.ts'
import { UserListDocument } from '#generated/admin-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { addressOfList, listPlaceOf } from '#web/lib/list-address.ts'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { PagedList } from '#web/ui/table/paged-list.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { UserCard } from './user-card.tsx'
import { USERS_KEY } from './use-managed-user.ts'
import './users.css'

/** Users a page (spec 3.9.1). */
const PAGE = 20

/** All users, or those that a search finds, 20 a page; the address holds search and page (spec 3.2.14). */
export function UsersPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { search, page } = listPlaceOf(params)
  const list = useQuery({
    queryKey: [...USERS_KEY, search, page],
    queryFn: async () => (await query(UserListDocument, { search: search === '' ? null : search, page })).users,
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
      return <Navigate to={addressOfList(paths.users, { search, page: Math.max(1, pages) })} replace />
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
        onPage={(to) => void navigate(addressOfList(paths.users, { search, page: to }))}
      >
        {error !== null && <ErrorState message={error.message} onRetry={() => void list.refetch()} />}
        {data.total === 0 ? (
          <EmptyState title="Nobody was found" icon={search === '' ? <Users size={24} /> : <SearchX size={24} />}>
            {search !== '' && 'Try fewer or shorter words.'}
          </EmptyState>
        ) : (
          <Grid>
            {data.items.map((user) => (
              <UserCard key={user.uid} user={user} />
            ))}
          </Grid>
        )}
      </PagedList>
    )
  }
  return (
    <Page title="Users" before={<BackLink to={paths.dashboard}>Dashboard</BackLink>}>
      <SearchBox
        label="Search users"
        hint="Name, e-mail, phone or type"
        search={search}
        onSearch={(to) => {
          if (to !== search)
            void navigate(addressOfList(paths.users, { search: to, page: 1 }), { preventScrollReset: true })
        }}
      />
      {body()}
    </Page>
  )
}
