import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { intentHandlers } from '../intent.ts'

type ListRowProps = {
  /** Leading content: an icon. */
  before?: ReactNode
  title: ReactNode
  /** A second line under the title. */
  note?: ReactNode
  /** Trailing content: a count, a status. */
  after?: ReactNode
} & (
  | {
      to: string
      onFollow?: () => void
      /** Called when the user is likely to follow the link, so that its target can be prefetched. */
      onIntent?: () => void
    }
  | { to?: undefined; onFollow?: undefined; onIntent?: undefined }
)

/** A row of a list; with `to`, the whole row is a link. */
export function ListRow({ before, title, note, after, to, onFollow, onIntent }: ListRowProps) {
  const inside = (
    <>
      {before}
      <span className="max-xs:in-[.list-row:has(.section-tally)]:flex-[1_0_calc(100%-6rem)] grid grid-cols-1 flex-1 min-w-0 wrap-anywhere max-[16.01rem]:basis-full">
        <span className="list-row__title">{title}</span>
        {note !== undefined && (
          <span className="text-text-muted text-small line-clamp-3 in-[.list-row--link:hover]:text-inherit">
            {note}
          </span>
        )}
      </span>
      {after !== undefined && <span className="list-row__after">{after}</span>}
      {to !== undefined && <ChevronRight className="text-text-muted" size={20} aria-hidden="true" />}
    </>
  )
  if (to === undefined) return <div className="list-row">{inside}</div>
  return (
    <Link
      className="list-row list-row--link hover:bg-primary-soft hover:text-on-primary-soft"
      to={to}
      onClick={onFollow}
      {...intentHandlers(onIntent)}
    >
      {inside}
    </Link>
  )
}
