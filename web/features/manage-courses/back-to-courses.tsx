import type { CourseType } from '../../../domain/courses/course.ts'
import { paths } from '../../app/paths.ts'
import { BackLink } from '../../ui/back-link.tsx'

/** The way back to the list, in the tab of the course that one comes from (spec 2.2.5). */
export function BackToCourses({ type = 'Live' }: { type?: CourseType }) {
  return <BackLink to={paths.coursesOf(type)}>Back to the courses</BackLink>
}
