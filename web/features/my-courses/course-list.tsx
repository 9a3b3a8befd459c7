import { GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProgressFieldsFragment } from '../../../generated/operations.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Grid } from '../../ui/grid.tsx'
import { CourseCard } from './course-card.tsx'

type CourseListProps = {
  courses: readonly ProgressFieldsFragment[]
  /** Said when there is none; absent while more may come. */
  empty: string | undefined
  action?: ReactNode
  /** The course that is being started. */
  busyKey: string | undefined
  start: (key: string) => void
  open: (key: string) => void
}

/** The cards of one tab, or its empty state (spec 3.2.16). */
export function CourseList({ courses, empty, action, busyKey, start, open }: CourseListProps) {
  if (courses.length === 0) {
    return empty === undefined ? null : <EmptyState title={empty} icon={<GraduationCap size={24} />} action={action} />
  }
  return (
    <Grid>
      {courses.map((course) => (
        <CourseCard
          key={course.key}
          course={course}
          busy={busyKey === course.key}
          disabled={busyKey !== undefined}
          onStart={() => {
            start(course.key)
          }}
          onOpen={() => {
            open(course.key)
          }}
        />
      ))}
    </Grid>
  )
}
