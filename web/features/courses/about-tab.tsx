import { academy } from '#domain/academy.ts'
import { classHours } from '#domain/courses/course-page.ts'
import { priceText } from '#domain/courses/price.ts'
import { courseListWords } from '#domain/messages/course-list.ts'
import { aboutCourseWords as words } from '#domain/messages/course-life.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { formatDates } from '#web/lib/format/format-dates.ts'
import { lazyValue } from '#web/lib/format/lazy-value.ts'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ClassChange } from './class-change.tsx'
import { factsOf, fieldNames } from './course-form.ts'
import { CourseLife } from './course-life.tsx'
import type { ManagedCourseFacts } from './use-managed-course.ts'

type AboutTabProps = {
  course: ManagedCourseFieldsFragment
  facts: ManagedCourseFacts
  /** Number of students who have the course, or a linked one, now. */
  students: number
  /** Whether there are unsaved changes, which would be lost. */
  unsaved: boolean
  reload: () => Promise<unknown>
}

const zone = lazyValue(
  () => new Intl.DateTimeFormat('en-US', { timeZone: academy.timeZone, timeZoneName: 'longGeneric' }),
)

/** For example 'Eastern Time'. */
const timeZoneName = () =>
  zone()
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? academy.timeZone

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`)

function classFacts(course: ManagedCourseFieldsFragment): Fact[] {
  if (course.type !== 'Live') return []
  const { startTime, endTime, location } = course
  const dates = course.dates ?? []
  const hours = classHours({ dates, startTime: startTime ?? '', endTime: endTime ?? '' })
  const count = dates.length === 1 ? '1 class' : `${dates.length} classes`
  return [
    { term: words.dates, value: `${formatDates(dates)} (${count}, ${hours} hours)` },
    { term: words.times, value: `${startTime ?? ''} – ${endTime ?? ''} (${timeZoneName()})` },
    { term: words.room, value: location },
  ]
}

const flagFacts = (course: ManagedCourseFieldsFragment): Fact[] =>
  fieldNames.flatMap((field) => {
    const { flag } = factsOf(field)
    return flag ? [{ term: flag.term, value: course[field] === true ? flag.on : flag.off }] : []
  })

/** Overview of a course: price, days, classes, seats, and contents, with actions on the whole course. */
export function AboutTab({ course, facts, students, unsaved, reload }: AboutTabProps) {
  const { enrolled, contents } = facts
  const names = course.content.map((key) => contents.find((choice) => choice.key === key)?.name ?? words.goneContent)
  const state = course.archived ? words.archived : course.published ? words.published : words.unpublished
  return (
    <Stack gap="large">
      <Card
        as="section"
        className="min-[64rem]:[&>.facts]:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)_minmax(7rem,auto)_minmax(0,1fr)]"
        aria-label="About the course"
      >
        <Facts
          facts={[
            { term: words.state, value: state },
            { term: words.price, value: priceText(course.price) },
            { term: words.onlineDays, value: daysText(course.onlineDays) },
            ...classFacts(course),
            {
              term: course.maxStudents === null ? words.students : words.seats,
              value:
                course.maxStudents === null
                  ? courseListWords.enrolled(enrolled)
                  : courseListWords.seats(enrolled, course.maxStudents),
            },
            { term: words.instructor, value: course.instructor },
            {
              term: words.contents,
              value:
                names.length === 0 ? (
                  words.noContents
                ) : (
                  <ol className="m-0 ps-5">
                    {names.map((name, index) => (
                      <li key={`${name}-${String(index)}`}>{name}</li>
                    ))}
                  </ol>
                ),
            },
            ...flagFacts(course),
            {
              term: words.description,
              value: <span className="whitespace-pre-line">{course.description ?? words.noDescription}</span>,
            },
          ]}
        />
        {course.type === 'Live' && !course.archived && (
          <div>
            <ClassChange course={course} students={students} unsaved={unsaved} reload={reload} />
          </div>
        )}
      </Card>
      <CourseLife course={course} active={facts.roster.length} unsaved={unsaved} reload={reload} />
    </Stack>
  )
}
