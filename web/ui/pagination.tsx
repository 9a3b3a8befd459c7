import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import './field.css'
import './pagination.css'

type PaginationProps = {
  /** What is paged, read aloud, such as "Users, top". */
  label: string
  /** The page in view, from 1. */
  page: number
  pages: number
  onChange: (page: number) => void
}

/** Previous, next and a menu of pages. */
export function Pagination({ label, page, pages, onChange }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav className="pagination" aria-label={label}>
      <IconButton
        label="Previous page"
        icon={<ChevronLeft size={20} />}
        disabled={page <= 1}
        onClick={() => {
          onChange(page - 1)
        }}
      />
      <select
        className="field__input"
        aria-label="Page"
        value={page}
        onChange={(event) => {
          onChange(Number(event.target.value))
        }}
      >
        {Array.from({ length: pages }, (_, index) => (
          <option key={index} value={index + 1}>
            {`Page ${String(index + 1)} of ${String(pages)}`}
          </option>
        ))}
      </select>
      <IconButton
        label="Next page"
        icon={<ChevronRight size={20} />}
        disabled={page >= pages}
        onClick={() => {
          onChange(page + 1)
        }}
      />
    </nav>
  )
}
