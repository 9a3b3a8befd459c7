import { type TaskFacts } from './use-open-task.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Navigate } from 'react-router-dom'
import { progressWords } from '#domain/messages/progress.ts'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import type { TaskViewQueryVariables } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { CourseScreen } from '#web/components/courses/course-screen.tsx'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { sectionViewQuery, taskViewQuery } from '#web/lib/api/student-queries.ts'
import { useLiveProgress } from '#web/lib/api/use-live-progress.ts'
import { useIsFocusMode, useFocusModeEnd } from '#web/lib/focus-mode.ts'
import { useSelection } from '#web/lib/session/use-selection.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'

// A test loads neither the sanitiser nor the player.
const loading = () => <Skeleton label="Loading the task" count={2} />
const ReadingTask = lazyComponent(async () => (await import('./reading-task.tsx')).ReadingTask, { loading })
const LectureTask = lazyComponent(
  async () => {
    // The largest part of the player loads beside the rest; without it here it is requested again.
    if (!('WebKitPlaybackTargetAvailabilityEvent' in window))
      import('#web/components/content/player/hls-engine.ts').catch(() => undefined)
    return (await import('./lecture-task.tsx')).LectureTask
  },
  { loading },
)

/** A test on its page: its facts, its keys, and how to refetch its facts. */
export type TestProps = {
  view: TaskFacts
  place: TaskViewQueryVariables
  reload: (options?: { cancelRefetch: boolean }) => Promise<unknown>
}

/** Runs the chosen task by its type (spec 3.2.19); `Test` shows a Practice or NCLEX. */
export function TaskPage({ Test }: { Test: ComponentType<TestProps> }) {
  const place = useTaskPlace()
  if (place === undefined) return <Navigate to={paths.myCourses} replace />
  return <Task key={`${place.progressKey} ${place.taskKey}`} place={place} Test={Test} />
}

/** A lecture has its transcript beside it, a result what to work on. */
const WIDTHS = {
  Reading: 'narrow',
  Lecture: 'wide',
  Practice: 'page',
  NCLEX: 'page',
  AdaptiveNCLEX: 'page',
  Linking: 'narrow',
} as const

function Task({ place, Test }: { place: TaskViewQueryVariables; Test: ComponentType<TestProps> }) {
  const sectionName = useSectionName(place)
  const quiet = useIsFocusMode(paths.taskView)
  const options = taskViewQuery(place)
  useLiveProgress(options.queryKey, place.progressKey)
  const view = useQuery({ ...options, staleTime: Infinity })
  useFocusModeEnd(view.error !== null || view.data?.type === 'Reading' || view.data?.type === 'Lecture')
  const taskOf = (data: TaskFacts) => {
    switch (data.type) {
      case 'Reading':
        return <ReadingTask view={data} place={place} />
      case 'Lecture':
        return <LectureTask view={data} place={place} />
      default:
        return <Test view={data} place={place} reload={view.refetch} />
    }
  }
  const name = view.data?.name ?? 'Task'
  return (
    <Page
      title={name}
      width={WIDTHS[view.data?.type ?? 'Reading']}
      quiet={quiet}
      before={<Trail names={['My Courses', view.data?.progress.name ?? 'Course', sectionName, name]} />}
    >
      <CourseScreen query={view} exit={paths.myCourses} leaveWhenEnded loading={loading()}>
        {taskOf}
      </CourseScreen>
    </Page>
  )
}

/** The name for the way back: who came past the section, by Resume for one, has not read it. */
function useSectionName({ progressKey, contentKey, sectionKey }: TaskViewQueryVariables): string {
  const { sectionName } = useSelection()
  const isQuiz = sectionKey === QUIZZES
  const section = useQuery({
    ...sectionViewQuery({ progressKey, contentKey, sectionKey }),
    enabled: sectionName === undefined && !isQuiz,
    staleTime: Infinity,
  })
  return isQuiz ? progressWords.quizzes : (sectionName ?? section.data?.section.name ?? 'Section')
}

/** The keys of the current task; undefined without a complete selection (spec 3.2.20). */
function useTaskPlace(): TaskViewQueryVariables | undefined {
  const { progressKey, contentKey, sectionKey, taskKey } = useSelection()
  if (progressKey === undefined || contentKey === undefined) return undefined
  if (sectionKey === undefined || taskKey === undefined) return undefined
  return { progressKey, contentKey, sectionKey, taskKey }
}
