import type { ReactNode } from 'react'
import { Pagination } from './pagination.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import './paged-list.css'

type PagedListProps = {
  /** What is paged, read aloud, such as 'Students'. */
  label: string
  /** How many there are in all, in words; read aloud when it changes. */
  count: ReactNode
  page: number
  pages: number
  /** Another page is being fetched: this one is still in view. */
  busy: boolean
  onPage: (page: number) => void
  children: ReactNode
}

/** One page of a list with its number of rows, and the menu of pages above and below. */
export function PagedList({ label, count, page, pages, busy, onPage, children }: PagedListProps) {
  const paging = (place: string) => (
    <Pagination label={`${label}, ${place}`} page={page} pages={pages} onChange={onPage} />
  )
  return (
    <div className="paged-list" aria-busy={busy}>
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
