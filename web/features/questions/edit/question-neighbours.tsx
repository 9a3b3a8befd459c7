import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { QuestionScreenQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import './question-neighbours.css'

type QuestionNeighboursProps = {
  place: QuestionScreenQuery['questionPlace']
  /** The address of the list that they are of, and the tab in view: both stay. */
  list: string
  tab: string
}

/** The ways to the questions before and after this one in the list that the reader came from. */
export function QuestionNeighbours({ place, list, tab }: QuestionNeighboursProps) {
  if (place === null) return null
  const { position, total, previous, next } = place
  const to = (id: number) => ({ pathname: paths.question(id), search: tab })
  return (
    <nav className="question-neighbours" aria-label="Questions of the list">
      {previous !== null && (
        <Link to={to(previous)} state={{ list }} rel="prev">
          <ChevronLeft size={18} aria-hidden="true" /> Previous
        </Link>
      )}
      <span className="muted">
        {position.toLocaleString('en')} of {total.toLocaleString('en')}
      </span>
      {next !== null && (
        <Link to={to(next)} state={{ list }} rel="next">
          Next <ChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
