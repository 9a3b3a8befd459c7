import { CalendarDays, ChartLine, NotebookPen } from 'lucide-react'
import { Link } from 'react-router-dom'
import { progressWords } from '#domain/messages/progress.ts'
import { paths } from '#web/app/paths.ts'
import './way-links.css'

const links = [
  { to: paths.ownProgress, label: progressWords.ownProgress, Icon: ChartLine },
  { to: paths.notes, label: progressWords.notes, Icon: NotebookPen },
]
const plan = { to: paths.studyPlan, label: progressWords.studyPlan, Icon: CalendarDays }

type StudyLinksProps = {
  /** A course of the student runs: there is something to plan. */
  running: boolean
}

/** The ways from My Courses to what belongs to no single course: shown together with the courses. */
export function StudyLinks({ running }: StudyLinksProps) {
  return (
    <nav aria-label={progressWords.studies} className="way-links">
      {[...(running ? [plan] : []), ...links].map(({ to, label, Icon }) => (
        <Link key={to} to={to} className="way-link">
          <Icon size={16} aria-hidden="true" /> {label}
        </Link>
      ))}
    </nav>
  )
}
