import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { historyWords } from '#domain/messages/course-start.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { splitProgress } from '#domain/progress/progress.ts'
import { paths } from '#web/app/paths.ts'
import { RunningTests } from '#web/components/attempts/running-tests.tsx'
import { selectProgress } from '#web/lib/session/selection-store.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LoadMore } from '#web/ui/table/load-more.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { CourseList } from './course-list.tsx'
import { StartDialog } from './start-dialog.tsx'
import { StudyLinks } from './study-links.tsx'
import { useCourseNotices } from './use-course-notices.ts'
import { useMyCourses } from './use-my-courses.ts'

const HISTORY = 'history'
/** Of the address: the key of a course whose start is offered at once, as after its payment. */
const START = 'start'

/** A student's courses in the tabs Active and History (spec 3.2.16, 3.4.10). */
export function MyCoursesPage() {
  const { list, items, starting } = useMyCourses()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const now = useNow()
  const notices = useCourseNotices(items !== undefined && items.length > 0)
  const open = (key: string) => {
    selectProgress(key)
    void navigate(paths.courseView)
  }
  const [pressedKey, setPressedKey] = useState<string>()
  const chosenKey = pressedKey ?? search.get(START)
  const chosen = items?.find(({ key, endTime }) => key === chosenKey && endTime === 0)
  const closeDialog = () => {
    setPressedKey(undefined)
    if (search.has(START)) setSearch({}, { replace: true })
  }
  const start = (key: string) =>
    starting.mutate(key, {
      onSuccess: () => open(key),
      onError: closeDialog,
    })
  const courses = items && splitProgress(items, now)
  const body = () => {
    if (courses === undefined) {
      if (list.error === null) return <Skeleton label="Loading your courses" count={2} />
      return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />
    }
    const busyKey = starting.isPending ? starting.variables : undefined
    const whole = !list.hasNextPage
    const noActive = {
      title: progressWords.noActiveCourses,
      text: courses.history.length === 0 ? historyWords.firstCourse : historyWords.laterCourse,
      action: (
        <Row>
          <LinkButton to={paths.register}>{historyWords.lookAtCourses}</LinkButton>
          <LinkButton to={paths.tryQuestion} variant="secondary">
            {historyWords.tryQuestion}
          </LinkButton>
        </Row>
      ),
    }
    const noHistory = { title: progressWords.none, text: historyWords.historyLater }
    const actions = {
      busyKey,
      noticesOf: notices.noticesOf,
      closeNotice: notices.close,
      due: notices.due,
      start: setPressedKey,
      open,
    }
    return (
      <>
        {courses.active.length > 0 && <RunningTests />}
        {items !== undefined && items.length > 0 && (
          <StudyLinks running={courses.active.some(({ endTime }) => endTime > now)} />
        )}
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
  return (
    <Page
      title="My Courses"
      actions={
        <LinkButton to={paths.register} variant="secondary">
          {progressWords.buyCourses}
        </LinkButton>
      }
    >
      {body()}
      {chosen !== undefined && (
        <StartDialog
          course={chosen}
          busy={starting.isPending}
          onStart={() => start(chosen.key)}
          onCancel={closeDialog}
        />
      )}
    </Page>
  )
}
