import { CircleCheckBig } from 'lucide-react'
import { courseViewWords } from '#domain/messages/course-view.ts'
import type { SectionViewQuery } from '#generated/operations.ts'
import { TaskIcon } from '#web/components/courses/task-icon.tsx'
import { bestText, lengthText } from '#web/components/courses/task-words.ts'
import { watchedText } from '#web/components/content/watched-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import './task-row.css'

type TaskRowProps = {
  task: SectionViewQuery['sectionView']['tasks'][number]
  /** It comes next in its section. */
  next: boolean
  /** Where the task is opened, what is done on the way, and before it is pressed. */
  to: string
  onFollow?: () => void
  onIntent?: () => void
}

/**
 * One task (spec 3.2.18): an icon of its type, or a tick once it is done; its length, for tests the best result, and how much was
 * watched of a Lecture. A test that was sat and not passed has no tick: done is not passed.
 */
export function TaskRow({ task, next, to, ...following }: TaskRowProps) {
  const watched = task.watched === null ? [] : [watchedText(task.watched).toLowerCase()]
  const best = bestText(task)
  const hasTick = task.complete && task.passed !== false
  return (
    <ListRow
      to={to}
      {...following}
      before={
        hasTick ? (
          <CircleCheckBig className="task-row__done" size={20} aria-hidden="true" />
        ) : (
          <span className="task-row__play">
            <TaskIcon type={task.type} />
          </span>
        )
      }
      title={
        <>
          {task.name}
          <VisuallyHidden>{task.complete ? ', done' : ', not done yet'}</VisuallyHidden>
        </>
      }
      note={[lengthText(task), ...watched, ...(best === undefined ? [] : [best])].join(' · ')}
      after={
        task.open === null ? (
          next && <Badge tone="primary">{courseViewWords.upNext}</Badge>
        ) : (
          <Badge tone="accent">In progress</Badge>
        )
      }
    />
  )
}
