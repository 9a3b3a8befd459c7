import type { ReactNode } from 'react'
import { countOf } from '#domain/messages/person-page.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { List } from '#web/ui/list/list-page.tsx'
import type { ListSchema } from '#web/ui/list/list-params.ts'
import { useListParams } from '#web/ui/list/use-list-params.ts'
import { PERSON_PAGE } from './use-person.ts'

/** URL parameters: the page of a tab's list, and for attempts the course. */
const personParams = (({ text, page }) => ({
  course: text('course'),
  page: page('page'),
})) satisfies ListSchema<unknown>

export const usePersonParams = () => useListParams(personParams, { replace: true })

type Page<Item> = { items: readonly Item[]; total: number; page: number }

type PersonListProps<Item> = {
  view: {
    data: Page<Item> | undefined
    error: Error | null
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  label: string
  /** Name of one item, such as 'course'. */
  unit: string
  empty: string
  icon: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A list on a user's page: loading, failed, empty, or one page of items. */
export function PersonList<Item>({ view, label, unit, empty, icon, children }: PersonListProps<Item>) {
  const { change, pageLink } = usePersonParams()
  const { data, error } = view
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PERSON_PAGE))
  const list = {
    ...{ rows: data?.items, error, retry: () => void view.refetch() },
    ...(data && {
      paging: {
        ...{ total: data.total, page: data.page, pages, busy: view.isPlaceholderData, last: pageLink(pages) },
        onPage: (page: number) => change({ page }),
      },
    }),
  }
  return (
    <List
      list={list}
      loading={`Loading the ${label.toLowerCase()}`}
      skeleton={{ count: 3 }}
      label={label}
      count={(total) => countOf(total, unit)}
      empty={<EmptyState title={empty} icon={icon} />}
    >
      {children}
    </List>
  )
}
