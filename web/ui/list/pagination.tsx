import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'

type PaginationProps = {
  /** Accessible name, such as "Users, top". */
  label: string
  /** The current page, from 1. */
  page: number
  pages: number
  onChange: (page: number) => void
}

/** The menu lists up to this many pages in full; beyond that, it lists nearby pages and some of the others. */
const MAX_LISTED = 200
const NEARBY = 50

/** The pages in the menu, ascending, kept short for any number of pages. */
export function listedPages(page: number, pages: number): number[] {
  const all = Array.from({ length: pages <= MAX_LISTED ? pages : 0 }, (_, index) => index + 1)
  if (all.length > 0) return all
  const step = Math.ceil(pages / NEARBY)
  const nearby = Array.from({ length: 2 * NEARBY + 1 }, (_, index) => page - NEARBY + index)
  const distant = Array.from({ length: NEARBY }, (_, index) => (index + 1) * step)
  return [...new Set([1, ...nearby, ...distant, pages])].filter((at) => at >= 1 && at <= pages).sort((a, b) => a - b)
}

/**
 * Previous, next, and a menu of pages. Shows the selected page until it has loaded, so that a quick second click
 * continues from it.
 */
export function Pagination({ label, page: inView, pages, onChange }: PaginationProps) {
  const [selected, setSelected] = useState({ page: inView, from: inView })
  if (selected.from !== inView) setSelected({ page: inView, from: inView })
  const page = selected.from === inView ? Math.min(selected.page, pages) : inView
  const turn = (to: number) => {
    setSelected({ page: to, from: inView })
    onChange(to)
  }
  if (pages < 2) return null
  return (
    <nav className="pagination flex items-center gap-2" aria-label={label}>
      <IconButton
        label="Previous page"
        icon={<ChevronLeft size={20} />}
        disabled={page <= 1}
        onClick={() => turn(page - 1)}
      />
      <div className="relative min-w-0">
        <select
          className="field__input w-auto max-w-full"
          aria-label="Page"
          value={page}
          onChange={(event) => turn(Number(event.target.value))}
        >
          {listedPages(page, pages).map((at) => (
            <option key={at} value={at}>
              {`Page ${String(at)} of ${String(pages)}`}
            </option>
          ))}
        </select>
        <ChevronDown
          className="absolute inset-e-3.5 inset-y-0 m-auto pointer-events-none text-text-muted"
          size={20}
          aria-hidden="true"
        />
      </div>
      <IconButton
        label="Next page"
        icon={<ChevronRight size={20} />}
        disabled={page >= pages}
        onClick={() => turn(page + 1)}
      />
    </nav>
  )
}
