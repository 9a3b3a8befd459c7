import type { SectionViewQuery, SectionViewQueryVariables } from '#generated/operations.ts'
import { courseViewWords, tasksDone } from '#domain/messages/course-view.ts'
import { paths } from '#web/app/paths.ts'
import { useViewedStudent } from '#web/components/courses/viewed-student.ts'
import { taskViewRequest } from '#web/lib/api/screen-requests.ts'
import { selectTask } from '#web/lib/session/selection-store.ts'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageBody } from '#web/ui/layout/page-body.tsx'
import { ListCard } from '#web/ui/table/list-card.tsx'
import { TaskRow } from './task-row.tsx'

type SectionTasksProps = { place: SectionViewQueryVariables; tasks: SectionViewQuery['sectionView']['tasks'] }

/** The tasks in their order, the first that is not done marked as the next, and how many are done. */
export function SectionTasks({ place, tasks }: SectionTasksProps) {
  const done = tasks.filter(({ complete }) => complete).length
  const text = tasksDone(done, tasks.length)
  const next = tasks.find(({ complete }) => !complete)
  const viewed = useViewedStudent()
  const { progressKey, contentKey, sectionKey } = place
  const ways = (taskKey: string) =>
    viewed === undefined
      ? {
          to: paths.taskView,
          onFollow: () => selectTask(taskKey),
          onIntent: () => taskViewRequest.begin({ ...place, taskKey }),
        }
      : { to: `${paths.viewedSection(viewed.uid, progressKey, contentKey, sectionKey)}/${encodeURIComponent(taskKey)}` }
  return (
    <PageBody
      first={
        <Card as="section" aria-labelledby="section-progress">
          <h2 id="section-progress">{courseViewWords.yourProgress}</h2>
          <ProgressBar
            label="Tasks done"
            value={done}
            max={tasks.length}
            text={text}
            tone={next === undefined ? 'success' : 'primary'}
          />
          <p>
            <strong>{text}</strong>
          </p>
        </Card>
      }
    >
      <ListCard label="Tasks">
        {tasks.map((task) => (
          <li key={task.key}>
            <TaskRow task={task} next={task === next} {...ways(task.key)} />
          </li>
        ))}
      </ListCard>
    </PageBody>
  )
}
