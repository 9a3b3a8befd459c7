import { courseViewWords } from '#domain/messages/course-view.ts'
import { taskTitle } from '#domain/progress/task-title.ts'
import type { TaskOutlineFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { useViewedStudent } from '#web/components/courses/viewed-student.ts'
import { TaskIcon } from '#web/components/courses/task-icon.tsx'
import { lengthText } from '#web/components/courses/task-words.ts'
import { beginTask } from '#web/lib/api/screen-requests.ts'
import { selectNextTask } from '#web/lib/session/selection-store.ts'
import { intentHandlers } from '#web/ui/intent.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import './course-view.css'

type UpNextProps = {
  section: { key: string; contentKey: string; name: string }
  task: TaskOutlineFieldsFragment
  /** Nothing of the course is done yet. */
  first: boolean
}

/** The task that the student goes on with, and the way to it. */
export function UpNext({ section, task, first }: UpNextProps) {
  const viewed = useViewedStudent()
  return (
    <Card as="section" aria-labelledby="up-next">
      <h2 id="up-next">{courseViewWords.upNext}</h2>
      <p className="up-next__task" id="up-next-task">
        <TaskIcon type={task.type} />
        <span>
          <strong>{taskTitle(section.name, task.name)}</strong>
          <br />
          <span className="muted">{lengthText(task)}</span>
        </span>
      </p>
      {viewed === undefined && (
        <LinkButton
          to={paths.taskView}
          wide
          {...intentHandlers(() =>
            beginTask({ contentKey: section.contentKey, sectionKey: section.key, taskKey: task.key }),
          )}
          aria-describedby="up-next-task"
          onClick={() =>
            selectNextTask({
              contentKey: section.contentKey,
              sectionKey: section.key,
              sectionName: section.name,
              taskKey: task.key,
            })
          }
        >
          {first ? courseViewWords.begin : courseViewWords.continue}
        </LinkButton>
      )}
    </Card>
  )
}
