import { CircleCheckBig, CirclePlay } from 'lucide-react'
import { courseViewWords } from '#domain/messages/course-view.ts'
import type { SectionViewQuery } from '#generated/operations.ts'
import { lengthText, resultText } from '#web/components/courses/task-words.ts'
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
 * One task (spec 3.2.18): a play icon, or a tick once it is complete; its type and length, how a test went, and how much was watched of
 * a Lecture. A test that was taken and not passed is complete, and says so.
 */
export function TaskRow({ task, next, to, ...following }: TaskRowProps) {
  const watched = task.watched === null ? [] : [watchedText(task.watched).toLowerCase()]
  const result = resultText(task)
  return (
    <ListRow
      to={to}
      {...following}
      before={
        task.complete ? (
          <CircleCheckBig className="task-row__done" size={20} aria-hidden="true" />
        ) : (
          <CirclePlay className="task-row__play" size={20} aria-hidden="true" />
        )
      }
      title={
        <>
          {task.name}
          <VisuallyHidden>{task.complete ? ', done' : ', not done yet'}</VisuallyHidden>
        </>
      }
      note={[lengthText(task), ...watched, ...(result === undefined ? [] : [result])].join(' · ')}
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
