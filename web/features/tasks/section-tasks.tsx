import type { SectionViewQuery, SectionViewQueryVariables } from '#generated/operations.ts'
import { courseViewWords, tasksDone } from '#domain/messages/course-view.ts'
import { paths } from '#web/app/paths.ts'
import { useReader } from '#web/components/courses/reader.ts'
import { prefetch } from '#web/lib/api/query-client.ts'
import { taskViewQuery } from '#web/lib/api/student-queries.ts'
import { selectTask } from '#web/lib/session/selection-store.ts'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageBody } from '#web/ui/layout/page-body.tsx'
import { ListCard } from '#web/ui/table/list-card.tsx'
import { CircleCheckBig, CirclePlay } from 'lucide-react'
import { lengthText, resultText, taskColor } from '#web/components/courses/task-words.ts'
import { watchedText } from '#web/components/content/watched-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type TaskRowProps = {
  task: SectionViewQuery['sectionView']['tasks'][number]
  /** Whether it is the next task of its section. */
  next: boolean
  /** Path of the task. `onFollow` runs on navigation, `onIntent` before the click. */
  to: string
  onFollow?: () => void
  onIntent?: () => void
}

/**
 * One task (spec 3.2.18): a play icon, or a check mark once complete, with its type, length, result, and the watched
 * part of a Lecture. A test that was taken but not passed counts as complete and is labeled.
 */
function TaskRow({ task, next, to, ...following }: TaskRowProps) {
  const watched = task.watched === null ? [] : [watchedText(task.watched).toLowerCase()]
  const result = resultText(task)
  const Icon = task.complete ? CircleCheckBig : CirclePlay
  return (
    <ListRow
      to={to}
      {...following}
      before={<Icon className={`grid flex-none ${taskColor(task)}`} size={20} aria-hidden="true" />}
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

type SectionTasksProps = { place: SectionViewQueryVariables; tasks: SectionViewQuery['sectionView']['tasks'] }

/** The tasks in order, with the first incomplete one marked as next, and the number done. */
export function SectionTasks({ place, tasks }: SectionTasksProps) {
  const done = tasks.filter(({ complete }) => complete).length
  const text = tasksDone(done, tasks.length)
  const next = tasks.find(({ complete }) => !complete)
  const { view } = useReader()
  const { progressKey, contentKey, sectionKey } = place
  const ways = (taskKey: string) =>
    view === undefined
      ? {
          to: paths.taskView,
          onFollow: () => selectTask(taskKey),
          onIntent: () => prefetch(taskViewQuery({ ...place, taskKey })),
        }
      : { to: `${paths.viewedSection(view.uid, progressKey, contentKey, sectionKey)}/${encodeURIComponent(taskKey)}` }
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
