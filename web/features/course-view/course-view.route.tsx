import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { courseViewWords } from '#domain/messages/course-view.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { paths } from '#web/app/paths.ts'
import { courseViewQuery } from '#web/lib/api/student-queries.ts'
import { useLiveProgress } from '#web/lib/api/use-live-progress.ts'
import { useSelection } from '#web/lib/session/use-selection.ts'
import { RunningTests } from '#web/components/attempts/running-tests.tsx'
import { CourseScreen } from '#web/components/courses/course-screen.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { PageBody } from '#web/ui/layout/page-body.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { CourseOutline } from './course-outline.tsx'

/** The table of contents of the chosen course (spec 3.2.17). */
export function CourseViewPage() {
  const { progressKey } = useSelection()
  if (progressKey === undefined) return <Navigate to={paths.myCourses} replace />
  return <CourseView key={progressKey} progressKey={progressKey} />
}

function CourseView({ progressKey }: { progressKey: string }) {
  const options = courseViewQuery(progressKey)
  useLiveProgress(options.queryKey, progressKey)
  const view = useQuery(options)
  const name = view.data?.progress.name ?? 'Your course'
  return (
    <Page title={name} before={<Trail names={['My Courses', name]} />}>
      <CourseScreen query={view} exit={paths.myCourses} loading={<CourseSkeleton />}>
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

/** The shape of a course while it loads. */
const CourseSkeleton = () => (
  <PageBody key="loading" tall first={<Skeleton label={courseViewWords.loading} count={2} />}>
    <Skeleton label={courseViewWords.loading} shape="tall" count={1} />
  </PageBody>
)
