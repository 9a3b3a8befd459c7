import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { historyWords, startWords } from '#domain/messages/course-start.ts'
import { myCoursesWords } from '#domain/messages/my-courses.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { runningProgress, splitProgress } from '#domain/progress/progress.ts'
import { paths } from '#web/app/paths.ts'
import { CourseTrail } from '#web/components/courses/course-trail.tsx'
import { useReader } from '#web/components/courses/reader.ts'
import { selectProgress } from '#web/lib/session/selection-store.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LoadMore } from '#web/ui/list/load-more.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { CourseList } from './course-list.tsx'
import { Today } from './today.tsx'
import { UpdateNotice } from './update-notice.tsx'
import { countsFrom } from '#domain/progress/counts-from.ts'
import { endOfCourse } from '#domain/progress/course-time.ts'
import type { ProgressFieldsFragment } from '#generated/operations.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { formatDate, formatDates } from '#web/lib/format/format-dates.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { useCourseNotices } from './use-course-notices.ts'
import { useMyCourses } from './use-my-courses.ts'

type StartDialogProps = {
  course: Pick<ProgressFieldsFragment, 'name' | 'courseType' | 'onlineDays' | 'dates' | 'startTime'>
  busy: boolean
  onStart: () => void
  onCancel: () => void
}

/** Explains what starting a course does before it starts: when its days begin to count, and when they end. */
function StartDialog({ course, busy, onStart, onCancel }: StartDialogProps) {
  const now = serverNow()
  const from = countsFrom(course, now)
  const end = formatDate(endOfCourse(course.onlineDays, from))
  return (
    <ConfirmDialog
      open
      title={startWords.title(course.name)}
      confirmLabel={startWords.confirm}
      busy={busy}
      onConfirm={onStart}
      onCancel={onCancel}
    >
      {from > now ? (
        <>
          <p>
            <strong>
              {startWords.firstClass(formatDates((course.dates ?? []).slice(0, 1)), course.startTime ?? undefined)}
            </strong>
          </p>
          <p>{startWords.daysFromClass(course.onlineDays, end)}</p>
        </>
      ) : (
        <p>
          <strong>{startWords.daysBegin(course.onlineDays, end)}</strong>
        </p>
      )}
      <p>
        {startWords.noPause} {startWords.waits}
      </p>
    </ConfirmDialog>
  )
}

const HISTORY = 'history'
/** URL parameter with the key of a course whose start dialog opens right away, such as after payment. */
const START = 'start'

/** A student's courses in the tabs Active and History, also for an administrator's view (spec 3.2.16, 3.4.10). */
export function MyCoursesPage() {
  const { view } = useReader()
  const { list, items, starting } = useMyCourses()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const now = useNow()
  const notices = useCourseNotices(list.data?.pages)
  const open = (key: string) => {
    if (view === undefined) selectProgress(key)
    void navigate(view === undefined ? paths.courseView : paths.viewedCourse(view.uid, key))
  }
  const [pressedKey, setPressedKey] = useState<string>()
  const selectedKey = pressedKey ?? search.get(START)
  const chosen =
    view === undefined ? items?.find(({ key, endTime }) => key === selectedKey && endTime === 0) : undefined
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
    const refused = list.error && view?.refused(list.error)
    if (refused) return refused
    if (courses === undefined) {
      if (list.error === null)
        return <Skeleton label={view === undefined ? 'Loading your courses' : 'Loading the courses'} count={2} />
      return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />
    }
    const busyKey = starting.isPending ? starting.variables : undefined
    const isComplete = !list.hasNextPage
    const noActive = {
      title: myCoursesWords.noActiveCourses,
      text: view === undefined && courses.history.length === 0 ? historyWords.firstCourse : historyWords.laterCourse,
      action: view === undefined && (
        <Row>
          <LinkButton to={paths.register}>{historyWords.lookAtCourses}</LinkButton>
          <LinkButton to={paths.tryQuestion} variant="secondary">
            {historyWords.tryQuestion}
          </LinkButton>
        </Row>
      ),
    }
    const [latest, ...others] = runningProgress(courses.active, now)
    const noHistory = { title: progressWords.none, text: historyWords.historyLater }
    const actions = {
      busyKey,
      noticesOf: notices.noticesOf,
      closeNotice: notices.close,
      hasWays: others.length > 0,
      hasToday: view === undefined && latest !== undefined,
      start: setPressedKey,
      open,
    }
    return (
      <>
        {actions.hasToday && latest !== undefined && <Today courses={[latest, ...others]} due={notices.due} />}
        <Tabs
          label="Which courses"
          value={search.get('tab') === HISTORY ? HISTORY : 'active'}
          onChange={(tab) => setSearch(tab === HISTORY ? { tab } : {}, { replace: true })}
          tabs={[
            {
              value: 'active',
              label: myCoursesWords.active,
              content: <CourseList courses={courses.active} empty={isComplete ? noActive : undefined} {...actions} />,
            },
            {
              value: HISTORY,
              label: myCoursesWords.history,
              content: <CourseList courses={courses.history} empty={isComplete ? noHistory : undefined} {...actions} />,
            },
          ]}
        />
        <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
      </>
    )
  }
  return (
    <Page
      title={view?.title ?? 'My Courses'}
      actions={
        view === undefined ? (
          <LinkButton to={paths.register} variant="secondary">
            {myCoursesWords.buyCourses}
          </LinkButton>
        ) : undefined
      }
      before={view === undefined ? undefined : <CourseTrail names={[]} />}
    >
      {view === undefined && <UpdateNotice />}
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
