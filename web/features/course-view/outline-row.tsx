import type { TaskOutlineFieldsFragment } from '#generated/operations.ts'
import { CircleCheckBig } from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { useViewedStudent } from '#web/components/courses/viewed-student.ts'
import { TaskIcon } from '#web/components/courses/task-icon.tsx'
import { bestText, lengthText } from '#web/components/courses/task-words.ts'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type OutlineRowProps = { task: TaskOutlineFieldsFragment; onFollow: () => void; onIntent: () => void }

/** A task in the course's outline: its type, length and best result, and a tick once it is done; sat and not passed has none. */
export function OutlineRow({ task, onFollow, onIntent }: OutlineRowProps) {
  const viewed = useViewedStudent()
  const best = bestText(task)
  const hasTick = task.complete && task.passed !== false
  return (
    <ListRow
      {...(viewed === undefined && { to: paths.taskView, onFollow, onIntent })}
      before={
        <span className={hasTick ? 'outline__done' : 'outline__icon'}>
          {hasTick ? <CircleCheckBig size={20} aria-hidden="true" /> : <TaskIcon type={task.type} />}
        </span>
      }
      title={
        <>
          {task.name}
          <VisuallyHidden>{task.complete ? ', done' : ', not done yet'}</VisuallyHidden>
        </>
      }
      note={[lengthText(task), ...(best === undefined ? [] : [best])].join(' · ')}
    />
  )
}
