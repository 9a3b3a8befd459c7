import type { ReactNode } from 'react'
import { Pagination } from './pagination.tsx'
import { Row } from '#web/ui/layout/row.tsx'

type PagedListProps = {
  /** Accessible name, such as 'Students'. */
  label: string
  /** The total as text, announced when it changes. */
  count: ReactNode
  page: number
  pages: number
  /** Another page is loading while this one is shown. */
  busy: boolean
  onPage: (page: number) => void
  children: ReactNode
}

/** One page of a list with its number of rows, and pagination above and below. */
export function PagedList({ label, count, page, pages, busy, onPage, children }: PagedListProps) {
  const paging = (position: string) => (
    <Pagination label={`${label}, ${position}`} page={page} pages={pages} onChange={onPage} />
  )
  return (
    <div className="grid grid-cols-1 gap-4 [transition:opacity_var(--duration)] aria-busy:opacity-60" aria-busy={busy}>
      <Row between>
        <p role="status" className="muted">
          {count}
        </p>
        {paging('top')}
      </Row>
      {children}
      {paging('bottom')}
    </div>
  )
}
