import { CircleCheckBig, CirclePlay } from 'lucide-react'
import type { SectionViewQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { watchedText } from '#web/components/content/watched-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import './task-row.css'

type TaskRowProps = { task: SectionViewQuery['sectionView']['tasks'][number]; onFollow: () => void }

/** One task with its done or play icon (spec 3.2.18), for tests the best grade so far, and how much was watched of a Lecture. */
export function TaskRow({ task, onFollow }: TaskRowProps) {
  const best = task.best === null ? '' : ` · best grade ${task.best}%`
  const watched = task.watched === null ? '' : ` · ${watchedText(task.watched).toLowerCase()}`
  return (
    <ListRow
      to={paths.taskView}
      onFollow={onFollow}
      before={
        task.complete ? (
          <CircleCheckBig className="task-row__done" size={24} aria-hidden="true" />
        ) : (
          <CirclePlay className="task-row__play" size={24} aria-hidden="true" />
        )
      }
      title={
        <>
          {task.name}
          <VisuallyHidden>{task.complete ? ', done' : ', not done yet'}</VisuallyHidden>
        </>
      }
      note={`${task.type}${best}${watched}`}
      after={task.open !== null && <Badge tone="accent">In progress</Badge>}
    />
  )
}
