import type { TaskOutlineFieldsFragment } from '#generated/operations.ts'
import { CircleCheckBig, CirclePlay } from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { useViewedStudent } from '#web/components/courses/viewed-student.ts'
import { lengthText, resultText } from '#web/components/courses/task-words.ts'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type OutlineRowProps = { task: TaskOutlineFieldsFragment; onFollow: () => void; onIntent: () => void }

/** A task in the course's outline: its type, length and how it went, a tick once it is complete, a play icon before. */
export function OutlineRow({ task, onFollow, onIntent }: OutlineRowProps) {
  const viewed = useViewedStudent()
  const result = resultText(task)
  const Icon = task.complete ? CircleCheckBig : CirclePlay
  return (
    <ListRow
      {...(viewed === undefined && { to: paths.taskView, onFollow, onIntent })}
      before={<Icon className={task.complete ? 'outline__done' : 'outline__icon'} size={20} aria-hidden="true" />}
      title={
        <>
          {task.name}
          <VisuallyHidden>{task.complete ? ', done' : ', not done yet'}</VisuallyHidden>
        </>
      }
      note={[lengthText(task), ...(result === undefined ? [] : [result])].join(' · ')}
    />
  )
}
