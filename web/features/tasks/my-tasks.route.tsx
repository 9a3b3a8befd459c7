import { Navigate } from 'react-router-dom'
import type { SectionViewQueryVariables } from '#generated/operations.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import { paths } from '#web/app/paths.ts'
import { CourseScreen } from '#web/components/courses/course-screen.tsx'
import { CourseTrail } from '#web/components/courses/course-trail.tsx'
import { useCourseQuery, usePlace, useReader } from '#web/components/courses/reader.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { SectionTasks } from './section-tasks.tsx'

/** The task list of a section, for the student or an administrator's view (spec 3.2.18). */
export function MyTasksPage() {
  const { progressKey, contentKey, sectionKey, sectionName } = usePlace()
  if (progressKey === undefined || contentKey === undefined || sectionKey === undefined) {
    return <Navigate to={paths.myCourses} replace />
  }
  // The section of a quiz is the quizzes page.
  if (sectionKey === QUIZZES) return <Navigate to={paths.quizzes(progressKey)} replace />
  return (
    <MyTasks key={sectionKey} place={{ progressKey, contentKey, sectionKey }} sectionName={sectionName ?? 'Section'} />
  )
}

function MyTasks({ place, sectionName }: { place: SectionViewQueryVariables; sectionName: string }) {
  const section = useCourseQuery(useReader().section(place), place.progressKey)
  const name = section.data?.section.name ?? sectionName
  return (
    <Page
      title={name}
      lead={section.data?.section.instructions}
      before={<CourseTrail names={[section.data?.progress.name ?? (section.isError ? undefined : 'Course'), name]} />}
    >
      <CourseScreen query={section} loading={<Skeleton label="Loading the tasks" />}>
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
