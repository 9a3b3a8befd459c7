import { useNavigate, useSearchParams } from 'react-router-dom'
import { progressWords } from '#domain/messages/progress.ts'
import { splitProgress } from '#domain/progress/progress.ts'
import { paths } from '#web/app/paths.ts'
import { selectProgress } from '#web/lib/session/selection-store.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LoadMore } from '#web/ui/table/load-more.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { CourseList } from './course-list.tsx'
import { useMyCourses } from './use-my-courses.ts'

const HISTORY = 'history'

/** A student's courses in the tabs Active and History (spec 3.2.16, 3.4.10). */
export function MyCoursesPage() {
  const { list, items, starting } = useMyCourses()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const now = useNow()
  const open = (key: string) => {
    selectProgress(key)
    void navigate(paths.courseView)
  }
  const start = (key: string) => {
    starting.mutate(key, {
      onSuccess: () => {
        open(key)
      },
    })
  }
  const courses = items && splitProgress(items, now)
  const body = () => {
    if (courses === undefined) {
      if (list.error === null) return <Skeleton label="Loading your courses" count={2} />
      return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />
    }
    const busyKey = starting.isPending ? starting.variables : undefined
    const whole = !list.hasNextPage
    return (
      <>
        <Tabs
          label="Which courses"
          value={search.get('tab') === HISTORY ? HISTORY : 'active'}
          onChange={(tab) => {
            setSearch(tab === HISTORY ? { tab } : {}, { replace: true })
          }}
          tabs={[
            {
              value: 'active',
              label: progressWords.active,
              content: (
                <CourseList
                  courses={courses.active}
                  empty={whole ? progressWords.noActiveCourses : undefined}
                  {...{ busyKey, start, open }}
                />
              ),
            },
            {
              value: HISTORY,
              label: progressWords.history,
              content: (
                <CourseList
                  courses={courses.history}
                  empty={whole ? progressWords.none : undefined}
                  {...{ busyKey, start, open }}
                />
              ),
            },
          ]}
        />
        <LoadMore
          more={list.hasNextPage}
          busy={list.isFetchingNextPage}
          onMore={() => {
            void list.fetchNextPage()
          }}
        />
      </>
    )
  }
  return (
    <Page
      title="My Courses"
      actions={
        <LinkButton to={paths.register} variant={courses?.active.length === 0 ? 'primary' : 'secondary'}>
          {progressWords.buyCourses}
        </LinkButton>
      }
    >
      {body()}
    </Page>
  )
}
