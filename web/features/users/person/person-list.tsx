import type { ReactNode } from 'react'
import { countOf } from '#domain/messages/person-page.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { PagedList } from '#web/ui/list/paged-list.tsx'
import { PERSON_PAGE } from './use-person.ts'
import { usePersonPlace } from './use-person-place.ts'

type Page<Item> = { items: readonly Item[]; total: number; page: number }

type PersonListProps<Item> = {
  view: {
    data: Page<Item> | undefined
    error: Error | null
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  label: string
  /** One of the list, such as 'course'. */
  unit: string
  empty: string
  icon: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A list of a user's page in its states: loading, failed, empty, or a page of it. */
export function PersonList<Item>({ view, label, unit, empty, icon, children }: PersonListProps<Item>) {
  const { goTo } = usePersonPlace()
  const { data, error } = view
  if (data === undefined) {
    if (error === null) return <Skeleton label={`Loading the ${label.toLowerCase()}`} count={3} />
    return <ErrorState message={error.message} onRetry={() => void view.refetch()} />
  }
  if (data.total === 0) return <EmptyState title={empty} icon={icon} />
  return (
    <PagedList
      label={label}
      count={countOf(data.total, unit)}
      page={data.page}
      pages={Math.ceil(data.total / PERSON_PAGE)}
      busy={view.isPlaceholderData}
      onPage={goTo}
    >
      {error !== null && <ErrorState message={error.message} onRetry={() => void view.refetch()} />}
      {children(data.items)}
    </PagedList>
  )
}
