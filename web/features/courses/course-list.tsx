import { GraduationCap, CalendarClock, Copy, UsersRound } from 'lucide-react'
import { academy } from '#domain/academy.ts'
import { chooseCourses, COURSE_FILTERS, COURSE_SORTS, type CourseFilter } from '#domain/courses/course-list.ts'
import { courseYear } from '#domain/courses/year-of.ts'
import { courseListWords as words, courseListWords } from '#domain/messages/course-list.ts'
import { dayIn } from '#domain/progress/reminder.ts'
import { paths } from '#web/app/paths.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LoadMore } from '#web/ui/list/load-more.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { priceText } from '#domain/courses/price.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ClassFacts } from '#web/components/courses/class-facts.tsx'
import { CourseName, courseNameText } from '#web/components/courses/course-name.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { PublishedBadge } from './published-badge.tsx'
import { type ListedCourse, useCourseList } from './use-course-list.ts'
import type { CoursesParams } from './courses-params.ts'
import { List } from '#web/ui/list/list-page.tsx'
import { ChoiceChips } from '#web/ui/form/choice-chips.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import '#web/ui/screens.css'

/** An Online course has no dates and is never over. */
const ONLINE_FILTERS: readonly CourseFilter[] = ['all', 'archived']

type CourseListProps = { params: CoursesParams; onChange: (change: Partial<CoursesParams>) => void }

/** Search, filter, sort order, and view of the course list. */
function ListTools({ params, onChange }: CourseListProps) {
  const isLive = params.tab === 'Live'
  const filters = isLive ? COURSE_FILTERS : ONLINE_FILTERS
  return (
    <div className="grid grid-cols-1 gap-3">
      <SearchBox
        label={words.search}
        hint={words.searchHint}
        search={params.search}
        onSearch={(search) => onChange({ search })}
      />
      <div className="flex flex-wrap gap-y-3 gap-x-6 items-end [&>.field]:flex-[0_1_11rem]">
        <ChoiceChips
          legend={words.show}
          options={filters.map((value) => ({ value, label: words.filters[value] }))}
          value={filters.includes(params.show) ? params.show : 'all'}
          onChange={(show) => onChange({ show })}
        />
        {isLive && (
          <ChoiceChips
            legend={words.view}
            options={[
              { value: 'cards', label: words.views.cards },
              { value: 'calendar', label: words.views.calendar },
            ]}
            value={params.view}
            onChange={(view) => onChange({ view })}
          />
        )}
        {isLive && params.view === 'cards' && (
          <SelectField
            label={words.sort}
            options={COURSE_SORTS.map((value) => ({ value, label: words.sorts[value] }))}
            value={params.sort}
            onChange={(event) => onChange({ sort: COURSE_SORTS.find((sort) => sort === event.target.value) ?? 'name' })}
          />
        )}
      </div>
    </div>
  )
}

type CourseCardProps = { course: ListedCourse; year: string | undefined }

/** One course with its view and copy actions (spec 1.2.14). `year` is shown next to its name. */
function CourseCard({ course, year }: CourseCardProps) {
  const { key, name, subject, published, price, onlineDays, maxStudents, taken, archived } = course
  const titleId = `course-${key}`
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Row>
        {archived ? <Badge>Archived</Badge> : <PublishedBadge published={published} />}
        <Badge tone="secondary">{subject}</Badge>
        {maxStudents !== null && taken >= maxStudents && <Badge tone="accent">{courseListWords.full}</Badge>}
      </Row>
      <h2 className="text-title-3" id={titleId}>
        <CourseName name={name} year={year} />
      </h2>
      <p className="text-large font-[650] tabular-nums">{priceText(price)}</p>
      {course.type === 'Live' && (
        <ClassFacts
          dates={course.dates ?? []}
          startTime={course.startTime}
          endTime={course.endTime}
          location={course.location}
        />
      )}
      <p className="flex items-center gap-2 text-text-muted">
        <CalendarClock size={18} aria-hidden="true" /> {onlineDays === 1 ? '1 day online' : `${onlineDays} days online`}
      </p>
      {!archived && (
        <p className="flex items-center gap-2 text-text-muted">
          <UsersRound size={18} aria-hidden="true" />{' '}
          {maxStudents === null ? courseListWords.enrolled(taken) : courseListWords.seats(taken, maxStudents)}
        </p>
      )}
      <div className="flex flex-wrap gap-2 mt-auto pt-2">
        <LinkButton variant="secondary" to={paths.manageCourse(key)}>
          View <VisuallyHidden>{courseNameText(name, year)}</VisuallyHidden>
        </LinkButton>
        <LinkButton variant="quiet" to={paths.copyCourse(key)}>
          <Copy size={18} aria-hidden="true" /> Copy <VisuallyHidden>{courseNameText(name, year)}</VisuallyHidden>
        </LinkButton>
      </div>
    </Card>
  )
}

const ClassCalendar = lazyComponent(async () => (await import('./class-calendar.tsx')).default, {
  loading: () => <Skeleton label="Loading the calendar" count={1} />,
})

/** Cards rendered at a time. */
const PAGE = 48

/** The courses of a type, published or not, by name or date, as cards or in a calendar (spec 1.2.14). */
export function CourseList({ params, onChange }: CourseListProps) {
  const { courses, error, refetch } = useCourseList()
  const { tab: type, search, show: filter, sort, view, month, pages } = params
  const today = dayIn(serverNow(), academy.timeZone)
  const body = (chosen: readonly ListedCourse[]) => {
    if (view === 'calendar')
      return (
        <ClassCalendar courses={chosen} month={month} today={today} onMonth={(next) => onChange({ month: next })} />
      )
    if (chosen.length === 0)
      return (
        <EmptyState
          title={words.none}
          icon={<GraduationCap size={24} />}
          action={
            <Button variant="secondary" onClick={() => onChange({ search: '', show: 'all' })}>
              {words.showAll}
            </Button>
          }
        >
          {words.noneHint}
        </EmptyState>
      )
    const year = courseYear(chosen)
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
    <List
      list={{ rows: courses?.filter((course) => course.type === type), error, retry: () => void refetch() }}
      loading="Loading the courses"
      skeleton={{ count: 3 }}
      empty={
        <EmptyState
          title={`No ${type} courses yet`}
          icon={<GraduationCap size={24} />}
          action={<LinkButton to={paths.createCourse}>Create the first one</LinkButton>}
        />
      }
    >
      {(ofType) => {
        const order = type === 'Live' ? sort : 'name'
        const chosen = chooseCourses(ofType, { type, filter, sort: order, search }, today)
        const current = ofType.filter(({ archived }) => archived === (filter === 'archived'))
        return (
          <Stack>
            <ListTools params={params} onChange={onChange} />
            <p className="muted" role="status">
              {words.shown(chosen.length, current.length)}
            </p>
            {body(chosen)}
          </Stack>
        )
      }}
    </List>
  )
}
