import { Navigate } from 'react-router-dom'
import { courseViewWords } from '#domain/messages/course-view.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { paths } from '#web/app/paths.ts'
import { RunningTests } from '#web/components/attempts/running-tests.tsx'
import { CourseScreen } from '#web/components/courses/course-screen.tsx'
import { CourseTrail } from '#web/components/courses/course-trail.tsx'
import { useCourseQuery, usePlace, useReader } from '#web/components/courses/reader.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { PageBody } from '#web/ui/layout/page-body.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { CourseOutline } from './course-outline.tsx'

/** The table of contents of a course, for the student or an administrator's view (spec 3.2.17). */
export function CourseViewPage() {
  const { progressKey } = usePlace()
  if (progressKey === undefined) return <Navigate to={paths.myCourses} replace />
  return <CourseView key={progressKey} progressKey={progressKey} />
}

function CourseView({ progressKey }: { progressKey: string }) {
  const reader = useReader()
  const course = useCourseQuery(reader.course(progressKey), progressKey)
  const name = course.data?.progress.name ?? (reader.view === undefined ? 'Your course' : 'Course')
  return (
    <Page title={name} before={<CourseTrail names={[name]} />}>
      <CourseScreen query={course} loading={<CourseSkeleton />}>
        {({ progress, contents }) =>
          contents.length === 0 ? (
            <EmptyState title={progressWords.emptyCourse} />
          ) : (
            <>
              <RunningTests />
              <CourseOutline progress={progress} contents={contents} />
            </>
          )
        }
      </CourseScreen>
    </Page>
  )
}

/** Placeholder while the course loads. */
const CourseSkeleton = () => (
  <PageBody key="loading" tall below first={<Skeleton label={courseViewWords.loading} count={2} />}>
    <Skeleton label={courseViewWords.loading} shape="tall" count={1} />
  </PageBody>
)
