import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import type { SectionViewQueryVariables } from '#generated/operations.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import { paths } from '#web/app/paths.ts'
import { sectionViewQuery } from '#web/lib/api/student-queries.ts'
import { useSelection } from '#web/lib/session/use-selection.ts'
import { useLiveProgress } from '#web/lib/api/use-live-progress.ts'
import { CourseScreen } from '#web/components/courses/course-screen.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { SectionTasks } from './section-tasks.tsx'

/** The task list of the chosen section (spec 3.2.18). */
export function MyTasksPage() {
  const { progressKey, contentKey, sectionKey, sectionName } = useSelection()
  if (progressKey === undefined || contentKey === undefined || sectionKey === undefined) {
    return <Navigate to={paths.myCourses} replace />
  }
  // The section of a quiz is the page of quizzes.
  if (sectionKey === QUIZZES) return <Navigate to={paths.quizzes(progressKey)} replace />
  return (
    <MyTasks key={sectionKey} place={{ progressKey, contentKey, sectionKey }} sectionName={sectionName ?? 'Section'} />
  )
}

function MyTasks({ place, sectionName }: { place: SectionViewQueryVariables; sectionName: string }) {
  const options = sectionViewQuery(place)
  useLiveProgress(options.queryKey, place.progressKey)
  const view = useQuery(options)
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
