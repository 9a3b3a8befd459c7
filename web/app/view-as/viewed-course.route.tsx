import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { courseViewWords } from '#domain/messages/course-view.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { ViewedCourseDocument } from '#generated/admin-operations.ts'
import { CourseScreen } from '#web/components/courses/course-screen.tsx'
import { CourseOutline } from '#web/features/course-view/course-outline.tsx'
import { query } from '#web/lib/api/api.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { paths } from '../paths.ts'
import { useView } from './use-view.ts'
import { ViewTrail } from './view-trail.tsx'
import { ViewedScreen } from './viewed-screen.tsx'

/** A student's course as the student sees it; nothing in it can be opened but its sections (decision 0091). */
export function ViewedCoursePage() {
  const { uid, key: view } = useView()
  const { progressKey = '' } = useParams()
  const shown = useQuery({
    queryKey: ['viewed-course', uid, view, progressKey],
    queryFn: async () => (await query(ViewedCourseDocument, { uid, view, progressKey })).viewedCourse,
    staleTime: 0,
  })
  const name = shown.data?.progress.name ?? 'Course'
  return (
    <Page title={name} before={<ViewTrail uid={uid} crumbs={[{ to: paths.viewedCourse(uid, progressKey), name }]} />}>
      <ViewedScreen error={shown.error}>
        <CourseScreen
          query={shown}
          exit={paths.viewAs(uid)}
          loading={<Skeleton label={courseViewWords.loading} count={2} />}
        >
          {({ progress, contents }) =>
            contents.length === 0 ? (
              <EmptyState title={progressWords.emptyCourse} />
            ) : (
              <CourseOutline progress={progress} contents={contents} />
            )
          }
        </CourseScreen>
      </ViewedScreen>
    </Page>
  )
}
