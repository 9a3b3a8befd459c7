import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import type { SectionViewQuery, SectionViewQueryVariables } from '#generated/operations.ts'
import { courseViewWords, tasksDone } from '#domain/messages/course-view.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { paths } from '#web/app/paths.ts'
import { sectionViewRequest, taskViewRequest } from '#web/lib/api/screen-requests.ts'
import { selectTask } from '#web/lib/session/selection-store.ts'
import { useSelection } from '#web/lib/session/use-selection.ts'
import { useLiveProgress } from '#web/lib/api/use-live-progress.ts'
import { CourseScreen } from '#web/components/courses/course-screen.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ListCard } from '#web/ui/table/list-card.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { PageBody } from '#web/ui/layout/page-body.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { TaskRow } from './task-row.tsx'

/** The task list of the chosen section (spec 3.2.18). */
export function MyTasksPage() {
  const { progressKey, contentKey, sectionKey, sectionName } = useSelection()
  if (progressKey === undefined || contentKey === undefined || sectionKey === undefined) {
    return <Navigate to={paths.myCourses} replace />
  }
  return (
    <MyTasks key={sectionKey} place={{ progressKey, contentKey, sectionKey }} sectionName={sectionName ?? 'Section'} />
  )
}

function MyTasks({ place, sectionName }: { place: SectionViewQueryVariables; sectionName: string }) {
  const queryKey = ['section-view', place]
  useLiveProgress(queryKey, place.progressKey)
  const view = useQuery({
    queryKey,
    queryFn: async () => (await sectionViewRequest.run(place)).sectionView,
    // Done marks change with every task: show the cached ones and refetch.
    staleTime: 0,
  })
  const name = view.data?.section.name ?? sectionName
  return (
    <Page
      title={name}
      lead={view.data?.section.instructions}
      before={<Trail names={['My Courses', view.data?.progress.name ?? 'Course', name]} />}
    >
      <CourseScreen query={view} exit={paths.myCourses} loading={<Skeleton label="Loading the tasks" />}>
        {({ tasks }) =>
          tasks.length === 0 ? (
            <EmptyState title={progressWords.emptySection} />
          ) : (
            <SectionTasks place={place} tasks={tasks} />
          )
        }
      </CourseScreen>
    </Page>
  )
}

type SectionTasksProps = { place: SectionViewQueryVariables; tasks: SectionViewQuery['sectionView']['tasks'] }

/** The tasks in their order, the first that is not done marked as the next, and how many are done. */
function SectionTasks({ place, tasks }: SectionTasksProps) {
  const done = tasks.filter(({ complete }) => complete).length
  const text = tasksDone(done, tasks.length)
  const next = tasks.find(({ complete }) => !complete)
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
            <TaskRow
              task={task}
              next={task === next}
              onFollow={() => {
                selectTask(task.key)
              }}
              onIntent={() => {
                taskViewRequest.begin({ ...place, taskKey: task.key })
              }}
            />
          </li>
        ))}
      </ListCard>
    </PageBody>
  )
}
