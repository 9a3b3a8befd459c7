import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { intentHandlers } from '../intent.ts'
import './list-row.css'

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
      <span className="list-row__words">
        <span className="list-row__title">{title}</span>
        {note !== undefined && <span className="list-row__note">{note}</span>}
      </span>
      {after !== undefined && <span className="list-row__after">{after}</span>}
      {to !== undefined && <ChevronRight className="list-row__go" size={20} aria-hidden="true" />}
    </>
  )
  if (to === undefined) return <div className="list-row">{inside}</div>
  return (
    <Link className="list-row list-row--link" to={to} onClick={onFollow} {...intentHandlers(onIntent)}>
      {inside}
    </Link>
  )
}
