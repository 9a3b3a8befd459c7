import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { progressWords } from '#domain/messages/progress.ts'
import { linkPath } from '#domain/progress/link-path.ts'
import { isQuizTask, QUIZZES } from '#domain/quizzes/quiz.ts'
import type { TaskViewQuery, TaskViewQueryVariables } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { CourseScreen } from '#web/components/courses/course-screen.tsx'
import { CourseTrail } from '#web/components/courses/course-trail.tsx'
import { useCourseQuery, usePlace, useReader } from '#web/components/courses/reader.ts'
import type { ScreenQuery } from '#web/lib/api/student-queries.ts'
import { useFocusModeEnd, useIsFocusMode } from '#web/lib/focus-mode.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

const CopyLink = lazyComponent(async () => (await import('./copy-link.tsx')).CopyLink, { failed: () => null })

type ShownTask = Pick<TaskViewQuery['taskView'], 'progress' | 'name' | 'type'> &
  Partial<Pick<TaskViewQuery['taskView'], 'blockedBy'>>

/** The loaded task, its keys, and a function to refetch it. */
export type TaskProps<T> = {
  view: T
  place: TaskViewQueryVariables
  reload: (options?: { cancelRefetch: boolean }) => Promise<unknown>
}

type TaskScreenProps<T> = {
  query: (place: TaskViewQueryVariables) => ScreenQuery<T>
  children: (props: TaskProps<T>) => ReactNode
}

/** The page of a task, also for an administrator's view: its name, breadcrumbs, and `children` (spec 3.2.19). */
export function TaskScreen<T extends ShownTask>(props: TaskScreenProps<T>) {
  const { progressKey, contentKey, sectionKey, taskKey } = usePlace()
  // An incomplete selection has no task (spec 3.2.20).
  if (progressKey === undefined || contentKey === undefined || sectionKey === undefined || taskKey === undefined)
    return <Navigate to={paths.myCourses} replace />
  const place = { progressKey, contentKey, sectionKey, taskKey }
  return <Task key={`${progressKey} ${taskKey}`} place={place} {...props} />
}

export const loadingTask = () => <Skeleton label="Loading the task" count={2} />

function Task<T extends ShownTask>({
  place,
  query: queryOf,
  children,
}: TaskScreenProps<T> & { place: TaskViewQueryVariables }) {
  const sectionName = useSectionName(place)
  const isStudent = useReader().view === undefined
  const quiet = useIsFocusMode(paths.taskView)
  const query = useCourseQuery(
    {
      ...queryOf(place),
      staleTime: Infinity,
      // The test in the way may have ended in another window.
      refetchOnWindowFocus: ({ state }) => (state.data?.blockedBy ? 'always' : false),
    },
    place.progressKey,
  )
  const { data, error } = query
  const type = data?.type
  const isText = type === 'Reading'
  const isLecture = type === 'Lecture'
  useFocusModeEnd(error !== null || isText || isLecture)
  const name = data?.name ?? 'Task'
  // While names load, others hold their place.
  const [course, section] = error === null ? ['Course', 'Section'] : []
  const hasLink = isStudent && !quiet && data !== undefined && !isQuizTask(place.taskKey)
  // A reading has its contents next to it, a lecture its transcript, and a result has advice.
  const width = isStudent && type === undefined ? 'narrow' : 'page'
  return (
    <Page
      title={name}
      width={width}
      {...(isStudent && { quiet })}
      before={<CourseTrail names={[data?.progress.name ?? course, sectionName ?? section, name]} />}
      actions={hasLink && <CopyLink path={linkPath(data.progress.courseKey, place)} />}
    >
      <CourseScreen query={query} leaveWhenEnded={isStudent} loading={loadingTask()}>
        {(task) => children({ view: task, place, reload: query.refetch })}
      </CourseScreen>
    </Page>
  )
}

/** The section's name for the breadcrumbs, once it's known. Fetches it if the user skipped the section's page, such as by Resume. */
function useSectionName({ progressKey, contentKey, sectionKey }: TaskViewQueryVariables): string | undefined {
  const { sectionName } = usePlace()
  const reader = useReader()
  const isQuiz = sectionKey === QUIZZES
  const place = { progressKey, contentKey, sectionKey }
  const section = useQuery({
    ...reader.section(place),
    enabled: sectionName === undefined && !isQuiz,
    staleTime: Infinity,
  })
  return isQuiz ? progressWords.quizzes : (sectionName ?? section.data?.section.name)
}
