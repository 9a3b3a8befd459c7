import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { historyWords } from '#domain/messages/course-start.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { splitProgress } from '#domain/progress/progress.ts'
import { studentViewWords } from '#domain/messages/student-views.ts'
import { ViewedCoursesDocument } from '#generated/admin-operations.ts'
import { CourseList } from '#web/features/my-courses/course-list.tsx'
import { query } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { LoadMore } from '#web/ui/list/load-more.tsx'
import { paths } from '../paths.ts'
import { useView } from './use-view.ts'
import { ViewTrail } from './view-trail.tsx'
import { ViewedScreen } from './viewed-screen.tsx'

const HISTORY = 'history'
const FIRST_PAGE = ''
const nothing = () => undefined

/** A student's My Courses as the student sees it, with nothing to start or to close (decision 0091). */
export function ViewedCoursesPage() {
  const { uid, key: view, firstName, lastName } = useView()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const now = useNow()
  const list = useInfiniteQuery({
    queryKey: ['viewed-courses', uid, view],
    queryFn: async ({ pageParam }) => {
      const nextToken = pageParam === FIRST_PAGE ? null : pageParam
      return (await query(ViewedCoursesDocument, { uid, view, nextToken })).viewedCourses
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextToken ?? undefined,
    staleTime: 0,
  })
  const pages = list.data?.pages
  const body = () => {
    if (pages === undefined) {
      if (list.error === null) return <Skeleton label="Loading the courses" count={2} />
      return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />
    }
    const courses = splitProgress(
      pages.flatMap((page) => page.items),
      now,
    )
    const notices = pages.flatMap((page) => page.notices)
    const actions = {
      busyKey: undefined,
      noticesOf: (progressKey: string) => notices.filter((notice) => notice.progressKey === progressKey),
      closeNotice: nothing,
      start: nothing,
      open: (progressKey: string) => void navigate(paths.viewedCourse(uid, progressKey)),
    }
    const whole = !list.hasNextPage
    const noActive = { title: progressWords.noActiveCourses, text: historyWords.laterCourse }
    const noHistory = { title: progressWords.none, text: historyWords.historyLater }
    return (
      <>
        <Tabs
          label="Which courses"
          value={search.get('tab') === HISTORY ? HISTORY : 'active'}
          onChange={(tab) => setSearch(tab === HISTORY ? { tab } : {}, { replace: true })}
          tabs={[
            {
              value: 'active',
              label: progressWords.active,
              content: <CourseList courses={courses.active} empty={whole ? noActive : undefined} {...actions} />,
            },
            {
              value: HISTORY,
              label: progressWords.history,
              content: <CourseList courses={courses.history} empty={whole ? noHistory : undefined} {...actions} />,
            },
          ]}
        />
        <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
      </>
    )
  }
  if (list.error instanceof AppError && list.error.code === 'student-not-found')
    return <RedirectWithMessage to={paths.users} message={list.error.message} />
  return (
    <Page title={studentViewWords.title(`${firstName} ${lastName}`)} before={<ViewTrail uid={uid} />}>
      <ViewedScreen error={list.error}>{body()}</ViewedScreen>
    </Page>
  )
}
