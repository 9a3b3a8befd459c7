import { Award, Hourglass, ListChecks, ReceiptText, RotateCcw, ShoppingCart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { historyWords, classNoticeWords as words } from '#domain/messages/course-start.ts'
import { accessUntil, beginsAtStart, myCoursesWords } from '#domain/messages/my-courses.ts'
import { nextTaskText, progressWords } from '#domain/messages/progress.ts'
import { todayWords } from '#domain/messages/today.ts'
import { courseTime } from '#domain/progress/course-time.ts'
import { progressState } from '#domain/progress/progress.ts'
import { taskTitle } from '#domain/progress/task-title.ts'
import type { CourseCardFieldsFragment, ProgressFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { prefetch } from '#web/lib/api/query-client.ts'
import { courseViewQuery } from '#web/lib/api/student-queries.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CalendarButton } from '#web/components/courses/calendar-button.tsx'
import { ClassFacts } from '#web/components/courses/class-facts.tsx'
import { useReader } from '#web/components/courses/reader.ts'
import { CourseName } from '#web/components/courses/course-name.tsx'
import { intentHandlers } from '#web/ui/intent.ts'
import { Row } from '#web/ui/layout/row.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { CourseNotice } from './use-course-notices.ts'
import { Facts } from '#web/ui/facts.tsx'
import { CourseOverview } from './course-overview.tsx'
import '#web/ui/screens.css'

type CourseNoticesProps = { notices: readonly CourseNotice[]; onClose: (key: string) => void }

/** The notices of a course. Shown on its card until dismissed (decision 0084). */
function CourseNotices({ notices, onClose }: CourseNoticesProps) {
  const { view } = useReader()
  return notices.map(({ key, kind, subject, text, createdOn }) => (
    <Notice key={key} tone={kind === 'class' ? 'accent' : 'info'}>
      <p>
        <strong>{kind === 'class' ? words.changed(formatDate(createdOn)) : subject}</strong>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      {kind === 'message' && <p className="muted">{words.message(formatDate(createdOn))}</p>}
      {view === undefined && (
        <Button variant="quiet" onClick={() => onClose(key)}>
          {words.close} <VisuallyHidden>{subject}</VisuallyHidden>
        </Button>
      )}
    </Notice>
  ))
}

type CourseHistoryProps = {
  course: Pick<ProgressFieldsFragment, 'dateCreated' | 'startedOn' | 'completedOn' | 'endTime'>
}

/** When a past course was taken: its start (its enrollment date if the start wasn't recorded), completion, and end. */
function CourseHistory({ course: { dateCreated, startedOn, completedOn, endTime } }: CourseHistoryProps) {
  return (
    <Facts
      facts={[
        startedOn === null
          ? { term: historyWords.enrolled, value: formatDate(dateCreated) }
          : { term: historyWords.started, value: formatDate(startedOn) },
        ...(completedOn === null ? [] : [{ term: historyWords.completedOn, value: formatDate(completedOn) }]),
        { term: historyWords.ended, value: formatDate(endTime) },
      ]}
    />
  )
}

type CourseCardProps = {
  course: CourseCardFieldsFragment
  /** Shown next to the name. */
  year: string | undefined
  /** Whether this course is being started. */
  busy: boolean
  /** Whether another course is being started. */
  disabled: boolean
  notices: readonly CourseNotice[]
  onCloseNotice: (key: string) => void
  /** Whether it links to its reviews and quizzes: only among several running courses, as the header has them as well. */
  hasWays: boolean
  /** Whether Today, with its primary button, is above. */
  hasToday: boolean
  onStart: () => void
  onOpen: () => void
}

/** One course with its state and next action (spec 3.4.11 to 3.4.13). */
export function CourseCard(props: CourseCardProps) {
  const { course, year, busy, disabled, notices, onCloseNotice, hasWays, hasToday, onStart, onOpen } = props
  const now = useNow()
  const viewed = useReader().view !== undefined
  const state = progressState(course.endTime, now)
  const time = courseTime(course, now)
  const next = state === 'started' ? course.overview?.next : undefined
  const titleId = `course-${course.key}`
  const prefetchCourse = () => prefetch(courseViewQuery(course.key))
  return (
    <Card
      as="article"
      className="[&_h2]:text-title-3 [&_.button]:mt-auto [&_.button~.button]:mt-0"
      aria-labelledby={titleId}
    >
      <Row>
        <Badge tone="primary">{course.courseType}</Badge>
        <Badge tone="secondary">{course.subject}</Badge>
        {course.complete ? (
          <Badge tone="success">{historyWords.completed}</Badge>
        ) : (
          state === 'ended' && <Badge>{historyWords.notCompleted}</Badge>
        )}
      </Row>
      <h2 id={titleId}>
        <CourseName name={course.name} year={year} />
      </h2>
      <CourseNotices notices={notices} onClose={onCloseNotice} />
      {course.courseType === 'Live' && (
        <ClassFacts
          dates={course.dates ?? []}
          startTime={course.startTime}
          endTime={course.courseEndTime}
          location={course.location}
        />
      )}
      {time !== '' && (
        <p className="course-card__time flex items-center gap-2 text-text-muted tabular-nums">
          <Hourglass size={18} aria-hidden="true" />
          <span>
            {time}
            {state === 'started' && ' left'}
          </span>
        </p>
      )}
      {state === 'started' && <p className="muted">{accessUntil(formatDate(course.endTime))}</p>}
      {state === 'ended' && <CourseHistory course={course} />}
      {state !== 'not-started' && course.overview !== null && <CourseOverview overview={course.overview} now={now} />}
      {next && <p id={`${titleId}-next`}>{nextTaskText(taskTitle(next.sectionName ?? '', next.name))}</p>}
      {state === 'ended' && (
        <p id={`${titleId}-ended`} className="muted">
          {historyWords.cannotOpen}
        </p>
      )}
      {state === 'not-started' ? (
        <>
          <p id={`${titleId}-start`} className="muted">
            {beginsAtStart(course)}
          </p>
          {!viewed && (
            <Button
              variant={hasToday ? 'secondary' : 'primary'}
              busy={busy}
              disabled={disabled}
              onClick={onStart}
              aria-describedby={`${titleId} ${titleId}-start`}
            >
              Start
            </Button>
          )}
        </>
      ) : (
        <Button
          // On the student's own page, Today has the primary button.
          variant={viewed ? 'primary' : 'secondary'}
          disabled={state === 'ended'}
          onClick={onOpen}
          {...intentHandlers(state === 'ended' || viewed ? undefined : prefetchCourse)}
          aria-describedby={[
            titleId,
            ...(next ? [`${titleId}-next`] : []),
            ...(state === 'ended' ? [`${titleId}-ended`] : []),
          ].join(' ')}
        >
          Continue
        </Button>
      )}
      {course.courseType === 'Live' && state !== 'ended' && (
        <CalendarButton
          course={{
            key: course.courseKey,
            name: course.name,
            dates: course.dates ?? [],
            startTime: course.startTime,
            endTime: course.courseEndTime,
            location: course.location,
          }}
          describedBy={titleId}
        />
      )}
      {!viewed && (
        <div className="flex flex-wrap gap-y-0 gap-x-6 empty:hidden">
          {state === 'started' && hasWays && (
            <>
              <Link className="way-link" to={paths.reviews(course.key)} aria-describedby={titleId}>
                <RotateCcw size={16} aria-hidden="true" /> {todayWords.dailyReview}
              </Link>
              <Link className="way-link" to={paths.quizzes(course.key)} aria-describedby={titleId}>
                <ListChecks size={16} aria-hidden="true" /> {progressWords.quizzes}
              </Link>
            </>
          )}
          {state === 'ended' && course.courseType === 'Online' && (
            <Link className="way-link" to={paths.registerFor(course.courseKey)} aria-describedby={titleId}>
              <ShoppingCart size={16} aria-hidden="true" /> {historyWords.registerAgain}
            </Link>
          )}
          {course.complete && (
            <Link className="way-link" to={paths.certificate(course.key)} aria-describedby={titleId}>
              <Award size={16} aria-hidden="true" /> {historyWords.certificate}
            </Link>
          )}
          {course.paymentKey !== null && (
            <Link className="way-link" to={paths.receipt(course.paymentKey)} aria-describedby={titleId}>
              <ReceiptText size={16} aria-hidden="true" /> {myCoursesWords.receipt}
            </Link>
          )}
        </div>
      )}
    </Card>
  )
}
