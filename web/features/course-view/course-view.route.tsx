import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { CourseViewDocument } from '#generated/operations.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { useLiveProgress } from '#web/lib/api/use-live-progress.ts'
import { selectSection, useSelection } from '#web/lib/session/selection-store.ts'
import { CourseScreen } from '#web/components/courses/course-screen.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { SectionTally } from '#web/components/courses/section-tally.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TableOfContents } from '#web/ui/layout/table-of-contents.tsx'
import { CourseProgress } from './course-progress.tsx'

/** The table of contents of the chosen course (spec 3.2.17). */
export function CourseViewPage() {
  const { progressKey } = useSelection()
  if (progressKey === undefined) return <Navigate to={paths.myCourses} replace />
  return <CourseView key={progressKey} progressKey={progressKey} />
}

function CourseView({ progressKey }: { progressKey: string }) {
  const queryKey = ['course-view', progressKey]
  useLiveProgress(queryKey, progressKey)
  const view = useQuery({
    queryKey,
    queryFn: async () => (await query(CourseViewDocument, { progressKey })).courseView,
    // Counts change with every task: show the cached ones and refetch.
    staleTime: 0,
  })
  const name = view.data?.progress.name ?? 'Your course'
  return (
    <Page title={name} before={<Trail names={['My Courses', name]} />}>
      <CourseScreen query={view} exit={paths.myCourses} loading={<Skeleton label="Loading the course" />}>
        {({ progress, contents }) =>
          contents.length === 0 ? (
            <EmptyState title={progressWords.emptyCourse} />
          ) : (
            <Stack gap="large">
              <CourseProgress progress={progress} contents={contents} />
              <TableOfContents
                contents={contents}
                emptyContent={progressWords.none}
                section={(section) => (
                  <ListRow
                    to={paths.myTasks}
                    title={section.name}
                    note={section.instructions}
                    after={<SectionTally completed={section.completed} total={section.total} />}
                    onFollow={() => {
                      selectSection(section)
                    }}
                  />
                )}
              />
            </Stack>
          )
        }
      </CourseScreen>
    </Page>
  )
}
