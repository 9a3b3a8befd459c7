import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { academy } from '#domain/academy.ts'
import { monthAfter, weeksOf } from '#domain/courses/class-month.ts'
import { minutesOfDay } from '#domain/courses/starts-at.ts'
import { courseListWords as words } from '#domain/messages/course-list.ts'
import { paths } from '#web/app/paths.ts'
import { lazyValue } from '#web/lib/format/lazy-value.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { ListedCourse } from './use-course-list.ts'
import '#web/ui/screens.css'

const formatter = (options: Intl.DateTimeFormatOptions) =>
  lazyValue(() => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }))
const monthName = formatter({ month: 'long', year: 'numeric' })
const longDay = formatter({ weekday: 'long', month: 'long', day: 'numeric' })
const nameOf = (month: string) => monthName().format(Date.parse(`${month}-01`))
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

type ClassCalendarProps = {
  courses: readonly ListedCourse[]
  /** 'YYYY-MM', or '' for the current month. */
  month: string
  /** The academy's day, 'YYYY-MM-DD'. */
  today: string
  onMonth: (month: string) => void
}

function ClassLink({ course }: { course: ListedCourse }) {
  const { key, name, startTime, maxStudents, taken, published } = course
  return (
    <Link
      className={classNames(
        'block py-1 px-2 border-s-3 rounded-small text-small leading-[1.3] no-underline wrap-anywhere hover:underline max-[48.01rem]:min-h-target max-[48.01rem]:py-2 max-[48.01rem]:px-3 max-[48.01rem]:text-body',
        !published
          ? 'border-s-border-strong bg-surface-sunken text-text'
          : 'border-s-primary bg-primary-soft text-on-primary-soft',
      )}
      to={paths.manageCourse(key)}
    >
      {startTime} {name.replace(startTime ?? '', '').trim()}
      {!published && <VisuallyHidden>, unpublished</VisuallyHidden>}
      {maxStudents !== null && (
        <span className="block">
          {taken}/{maxStudents}
          <VisuallyHidden> seats taken</VisuallyHidden>
        </span>
      )}
    </Link>
  )
}

/** The class days of a month: a table of weeks, or a list of days on a phone. Each class links to its course. */
export default function ClassCalendar({ courses, month, today, onMonth }: ClassCalendarProps) {
  const shown = month === '' ? today.slice(0, 7) : month
  const weeks = weeksOf(shown, courses, ({ startTime }) => minutesOfDay(startTime ?? '') ?? 0)
  const isEmpty = weeks.flat().every((day) => day === undefined || day.courses.length === 0)
  const [next] = courses
    .flatMap(({ dates }) => dates ?? [])
    .map((date) => date.slice(0, 7))
    .filter((other) => other > shown)
    .sort()
  return (
    <Stack>
      <div className="flex flex-wrap gap-2 items-center">
        <h2 className="me-auto text-title-3" aria-live="polite">
          {nameOf(shown)}
        </h2>
        <IconButton
          label={words.previousMonth}
          icon={<ChevronLeft size={20} aria-hidden="true" />}
          onClick={() => onMonth(monthAfter(shown, -1))}
        />
        <IconButton
          label={words.nextMonth}
          icon={<ChevronRight size={20} aria-hidden="true" />}
          onClick={() => onMonth(monthAfter(shown, 1))}
        />
        <Button variant="quiet" onClick={() => onMonth('')}>
          {words.thisMonth}
        </Button>
      </div>
      {isEmpty && (
        <p className="muted" role="status">
          {words.emptyMonth(nameOf(shown))}.{' '}
          {next !== undefined && (
            <Button variant="quiet" onClick={() => onMonth(next)}>
              {words.nextClasses(nameOf(next))}
            </Button>
          )}
        </p>
      )}
      <table className="class-month">
        <caption className="visually-hidden">{`Classes in ${nameOf(shown)}, times of ${academy.timeZone}`}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" abbr={day}>
                {day.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={`${shown}-${String(row)}`}>
              {week.map((day, place) =>
                day === undefined ? (
                  <td key={WEEKDAYS[place]} className="class-month__empty" />
                ) : (
                  <td
                    key={day.date}
                    className={classNames(
                      day.courses.length === 0 && 'max-[48.01rem]:in-[.class-month]:hidden',
                      day.date === today && 'class-month__today',
                    )}
                    aria-current={day.date === today ? 'date' : undefined}
                  >
                    <time className="class-month__day" dateTime={day.date}>
                      <span className="max-[48.01rem]:hidden">{Number(day.date.slice(8))}</span>
                      <span className="hidden max-[48.01rem]:inline">{longDay().format(Date.parse(day.date))}</span>
                    </time>
                    {day.courses.length > 0 && (
                      <ul className="grid gap-1 mt-1 mx-0 mb-0 p-0 list-none">
                        {day.courses.map((course) => (
                          <li key={course.key}>
                            <ClassLink course={course} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  )
}
