import { GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import { courseYear } from '#domain/courses/year-of.ts'
import type { CourseCardFieldsFragment } from '#generated/operations.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { CourseCard } from './course-card.tsx'
import type { CourseNotice } from './use-course-notices.ts'

type CourseListProps = {
  courses: readonly CourseCardFieldsFragment[]
  /** Text of the empty state. Absent while more courses may load. */
  empty: { title: string; text: string; action?: ReactNode } | undefined
  /** Key of the course that is being started. */
  busyKey: string | undefined
  noticesOf: (progressKey: string) => readonly CourseNotice[]
  closeNotice: (key: string) => void
  /** Whether each running course links to its reviews and quizzes. */
  hasWays: boolean
  /** Whether Today, with its primary button, is above. */
  hasToday: boolean
  start: (key: string) => void
  open: (key: string) => void
}

/** The course cards of one tab, or its empty state (spec 3.2.16). */
export function CourseList(props: CourseListProps) {
  const { courses, empty, busyKey, noticesOf, closeNotice, hasWays, hasToday, start, open } = props
  if (courses.length === 0) {
    if (empty === undefined) return null
    return (
      <EmptyState title={empty.title} icon={<GraduationCap size={24} />} action={empty.action}>
        {empty.text}
      </EmptyState>
    )
  }
  const year = courseYear(courses.map(({ courseType, dates }) => ({ type: courseType, dates })))
  return (
    <Grid wide>
      {courses.map((course) => (
        <CourseCard
          key={course.key}
          course={course}
          year={year({ type: course.courseType, dates: course.dates })}
          busy={busyKey === course.key}
          disabled={busyKey !== undefined}
          notices={noticesOf(course.key)}
          onCloseNotice={closeNotice}
          hasWays={hasWays}
          hasToday={hasToday}
          onStart={() => start(course.key)}
          onOpen={() => open(course.key)}
        />
      ))}
    </Grid>
  )
}
