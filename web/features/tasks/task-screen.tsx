import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { progressWords } from '#domain/messages/progress.ts'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import type {
  SectionViewQuery,
  SectionViewQueryVariables,
  TaskViewQuery,
  TaskViewQueryVariables,
} from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { CourseScreen } from '#web/components/courses/course-screen.tsx'
import { CourseTrail } from '#web/components/courses/course-trail.tsx'
import { viewKey, type StudentView, useCourseQuery, usePlace, useView } from '#web/components/courses/student-view.ts'
import { sectionViewRequest } from '#web/lib/api/screen-requests.ts'
import { useFocusModeEnd, useIsFocusMode } from '#web/lib/focus-mode.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

type ShownTask = Pick<TaskViewQuery['taskView'], 'progress' | 'name' | 'type'>

/** A task as its reader gets it, its keys, and how to refetch it. */
export type TaskProps<T> = {
  view: T
  place: TaskViewQueryVariables
  reload: (options?: { cancelRefetch: boolean }) => Promise<unknown>
}

type TaskScreenProps<T> = {
  read: (place: TaskViewQueryVariables) => Promise<T>
  children: (props: TaskProps<T>) => ReactNode
}

/** The page of a task, for its reader: its name, the way back, and what `children` makes of it (spec 3.2.19). */
export function TaskScreen<T extends ShownTask>(props: TaskScreenProps<T>) {
  const { progressKey, contentKey, sectionKey, taskKey } = usePlace()
  // Without a complete selection there is no task (spec 3.2.20).
  if (progressKey === undefined || contentKey === undefined || sectionKey === undefined || taskKey === undefined)
    return <Navigate to={paths.myCourses} replace />
  const place = { progressKey, contentKey, sectionKey, taskKey }
  return <Task key={`${progressKey} ${taskKey}`} place={place} {...props} />
}

export const loadingTask = <Skeleton label="Loading the task" count={2} />

function Task<T extends ShownTask>({ place, read, children }: TaskScreenProps<T> & { place: TaskViewQueryVariables }) {
  const sectionName = useSectionName(place)
  const isStudent = useView() === undefined
  const quiet = useIsFocusMode(paths.taskView)
  const query = useCourseQuery(['task-view', place], place.progressKey, () => read(place), {
    // A cached task would show stale attempts and expired addresses.
    staleTime: Infinity,
    gcTime: 0,
  })
  const { data, error } = query
  const type = data?.type
  const isText = type === 'Reading'
  const isLecture = type === 'Lecture'
  useFocusModeEnd(error !== null || isText || isLecture)
  const name = data?.name ?? 'Task'
  // A lecture has its transcript beside it, a result what to work on.
  const width = isText || (isStudent && type === undefined) ? 'narrow' : isStudent && isLecture ? 'wide' : 'page'
  return (
    <Page
      title={name}
      width={width}
      {...(isStudent && { quiet })}
      before={<CourseTrail names={[data?.progress.name ?? 'Course', sectionName, name]} />}
    >
      <CourseScreen query={query} leaveWhenEnded={isStudent} loading={loadingTask}>
        {(task) => children({ view: task, place, reload: query.refetch })}
      </CourseScreen>
    </Page>
  )
}

/** A section as its reader gets it. */
export const readSection = async (
  place: SectionViewQueryVariables,
  view: StudentView | undefined,
): Promise<SectionViewQuery['sectionView']> => view?.section(place) ?? (await sectionViewRequest.run(place)).sectionView

/** The name for the way back: who came past the section, by Resume for one, has not read it. */
function useSectionName({ progressKey, contentKey, sectionKey }: TaskViewQueryVariables): string {
  const { sectionName } = usePlace()
  const view = useView()
  const isQuiz = sectionKey === QUIZZES
  const place = { progressKey, contentKey, sectionKey }
  const section = useQuery({
    queryKey: viewKey(['section-view', place], view),
    queryFn: () => readSection(place, view),
    enabled: sectionName === undefined && !isQuiz,
    staleTime: Infinity,
  })
  return isQuiz ? progressWords.quizzes : (sectionName ?? section.data?.section.name ?? 'Section')
}
