import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { progressWords } from '#domain/messages/progress.ts'
import { ViewedSectionDocument } from '#generated/admin-operations.ts'
import { CourseScreen } from '#web/components/courses/course-screen.tsx'
import { SectionTasks } from '#web/features/tasks/section-tasks.tsx'
import { query } from '#web/lib/api/api.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { paths } from '../paths.ts'
import { useView } from './use-view.ts'
import { ViewTrail } from './view-trail.tsx'
import { ViewedScreen } from './viewed-screen.tsx'

/** The tasks of a student's section as the student sees them (decision 0091). */
export function ViewedSectionPage() {
  const { uid, key: view } = useView()
  const { progressKey = '', contentKey = '', sectionKey = '' } = useParams()
  const place = { progressKey, contentKey, sectionKey }
  const shown = useQuery({
    queryKey: ['viewed-section', uid, view, place],
    queryFn: async () => (await query(ViewedSectionDocument, { uid, view, ...place })).viewedSection,
    staleTime: 0,
  })
  const name = shown.data?.section.name ?? 'Section'
  const crumbs = [
    { to: paths.viewedCourse(uid, progressKey), name: shown.data?.progress.name ?? 'Course' },
    { to: paths.viewedSection(uid, progressKey, contentKey, sectionKey), name },
  ]
  return (
    <Page title={name} lead={shown.data?.section.instructions} before={<ViewTrail uid={uid} crumbs={crumbs} />}>
      <ViewedScreen error={shown.error}>
        <CourseScreen query={shown} exit={paths.viewAs(uid)} loading={<Skeleton label="Loading the tasks" />}>
          {({ tasks }) =>
            tasks.length === 0 ? (
              <EmptyState title={progressWords.emptySection} />
            ) : (
              <SectionTasks place={place} tasks={tasks} />
            )
          }
        </CourseScreen>
      </ViewedScreen>
    </Page>
  )
}
