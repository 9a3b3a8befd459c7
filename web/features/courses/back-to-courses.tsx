import type { CourseType } from '#domain/courses/course.ts'
import { paths } from '#web/app/paths.ts'
import { Trail } from '#web/ui/layout/trail.tsx'

/** Breadcrumbs of a course, with a link to its tab of the list (spec 1.2.20, 2.2.5). */
export function BackToCourses({ type = 'Live', name }: { type?: CourseType; name: string }) {
  return <Trail names={['Manage Courses', name]} list={paths.coursesOf(type)} />
}
