import { GraduationCap } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { academy } from '#domain/academy.ts'
import { chooseCourses } from '#domain/courses/course-list.ts'
import { yearBeside } from '#domain/courses/year-of.ts'
import { courseListWords as words } from '#domain/messages/course-list.ts'
import { dayIn } from '#domain/progress/reminder.ts'
import { paths } from '#web/app/paths.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LoadMore } from '#web/ui/table/load-more.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { CourseCard } from './course-card.tsx'
import type { ListState } from './list-state.ts'
import { ListTools } from './list-tools.tsx'
import { useCourseList } from './use-course-list.ts'

const ClassCalendar = lazy(() => import('./class-calendar.tsx'))

/** Cards that are drawn at once. */
const PAGE = 48

type CourseListProps = { state: ListState; onChange: (change: Partial<ListState>) => void }

/** The courses of a type, published or not, by name or by date, as cards or in a calendar (spec 1.2.14). */
export function CourseList({ state, onChange }: CourseListProps) {
  const { courses: all, error, refetch } = useCourseList()
  if (all === undefined) {
    if (error === null) return <Skeleton label="Loading the courses" />
    return <ErrorState message={error.message} onRetry={() => void refetch()} />
  }
  const { tab: type, search, filter, sort, view, month, pages } = state
  const ofType = all.filter((course) => course.type === type)
  if (ofType.length === 0) {
    return (
      <EmptyState
        title={`No ${type} courses yet`}
        icon={<GraduationCap size={24} />}
        action={<LinkButton to={paths.createCourse}>Create the first one</LinkButton>}
      />
    )
  }
  const today = dayIn(serverNow(), academy.timeZone)
  const chosen = chooseCourses(all, { type, filter, sort: type === 'Live' ? sort : 'name', search }, today)
  const current = ofType.filter(({ archived }) => archived === (filter === 'archived'))
  const year = yearBeside(chosen)
  const body = () => {
    if (view === 'calendar')
      return (
        <Suspense fallback={<Skeleton label="Loading the calendar" count={1} />}>
          <ClassCalendar courses={chosen} month={month} today={today} onMonth={(next) => onChange({ month: next })} />
        </Suspense>
      )
    if (chosen.length === 0)
      return (
        <EmptyState
          title={words.none}
          icon={<GraduationCap size={24} />}
          action={
            <Button variant="secondary" onClick={() => onChange({ search: '', filter: 'all' })}>
              {words.showAll}
            </Button>
          }
        >
          {words.noneHint}
        </EmptyState>
      )
    return (
      <>
        <Grid>
          {chosen.slice(0, pages * PAGE).map((course) => (
            <CourseCard key={course.key} course={course} year={year(course)} />
          ))}
        </Grid>
        <LoadMore more={chosen.length > pages * PAGE} busy={false} onMore={() => onChange({ pages: pages + 1 })} />
      </>
    )
  }
  return (
    <Stack>
      <ListTools state={state} onChange={onChange} />
      <p className="muted" role="status">
        {words.shown(chosen.length, current.length)}
      </p>
      {body()}
    </Stack>
  )
}
