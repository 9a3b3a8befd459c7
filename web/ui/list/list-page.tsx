import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page, type PageProps } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LoadMore } from './load-more.tsx'
import { PagedList } from './paged-list.tsx'
import { useScrollAfterReload } from './use-scroll-after-reload.ts'
import type { ListState } from './use-lists.ts'

type ListProps<Row> = {
  list: ListState<Row>
  /** For screen readers, until the first data arrives. */
  loading: string
  skeleton?: { count?: number; shape?: 'line' } | undefined
  /** Shown instead of the rows if there are none. */
  empty: ReactNode
  /** Accessible name of a paged list, and the text of its number of rows. */
  label?: string | undefined
  count?: ((total: number) => ReactNode) | undefined
  /** Replaces the button that loads more. */
  end?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** Renders a list in its states: loading, failed, empty, or its rows with the controls for more. */
export function List<Row>({ list, loading, skeleton, empty, label = '', count, end, children }: ListProps<Row>) {
  const { rows, error, retry, paging, more } = list
  useScrollAfterReload(rows !== undefined)
  if (rows === undefined) {
    if (error === null) return <Skeleton label={loading} count={6} {...skeleton} />
    return <ErrorState message={error.message} onRetry={retry} />
  }
  if (paging !== undefined && paging.page > paging.pages && !paging.busy) return <Navigate to={paging.last} replace />
  const hasMore = more?.more === true
  const problem = error !== null && <ErrorState message={error.message} onRetry={retry} />
  const body = rows.length > 0 ? children(rows) : !hasMore && empty
  if (paging === undefined)
    return (
      <>
        {body}
        {problem}
        {end || (more && <LoadMore {...more} />)}
      </>
    )
  return (
    <PagedList {...paging} label={label} page={Math.min(paging.page, paging.pages)} count={count?.(paging.total)}>
      {problem}
      {body}
    </PagedList>
  )
}

type ListPageProps<Row> = Omit<PageProps, 'children'> &
  ListProps<Row> & {
    filters?: ReactNode
    /** Dialogs over the list, and controls for its selection. */
    dialogs?: ReactNode
  }

/** A list screen: its heading with actions, its filters, and the list. */
export function ListPage<Row>({ filters, dialogs, ...props }: ListPageProps<Row>) {
  const { list, loading, skeleton, empty, label, count, end, children, ...page } = props
  return (
    <Page {...page}>
      {filters}
      <List {...{ list, loading, skeleton, empty, label, count, end }}>{children}</List>
      {dialogs}
    </Page>
  )
}
