import type { ContentItem } from '../../data/content.ts'
import { contents } from '../../data/keys.ts'
import type { Course } from '../../domain/courses/course.ts'
import { enrolledStudents } from '../../domain/courses/enrolled-students.ts'
import { isActive } from '../../domain/courses/is-active.ts'
import { seatEnds } from '../../domain/courses/seats.ts'
import { byName } from '../../domain/progress/by-name.ts'
import type { QueryManagedCourseArgs } from '../../generated/schema.ts'
import { courseReply } from '../authoring/course-reply.ts'
import { queryWholeIndex } from '../shared/query-index.ts'
import type { Table } from '../shared/table.ts'
import type { EnrolmentDeps } from './deps.ts'
import { findCourse } from './find-course.ts'
import { linkedCourses } from './linked-courses.ts'
import { readPlaces } from './read-places.ts'

async function contentChoices(table: Table) {
  const items = await queryWholeIndex<ContentItem>(table, { index: 'gsi1', pk: contents.gsi1pk })
  return items.map(({ key, name }) => ({ key, name })).sort(byName)
}

async function studentsOf(course: Course, { table, now }: EnrolmentDeps) {
  const { courses, seats } = await linkedCourses(table, course)
  const places = await readPlaces(table, courses)
  const time = now()
  const students = enrolledStudents(places, time)
  const isTaken = places.some(({ courseKey, endTime }) => courseKey === course.key && isActive(endTime, time))
  return {
    editable: !course.published && !isTaken,
    enrolled: seats ? seatEnds(seats, time).length : students.length,
    roster: students.filter(({ courseKey }) => courseKey === course.key).map(({ name }) => name),
  }
}

/**
 * A course with what its screen needs (spec 2.2.3): every content by name, whether it may be edited now (spec 2.4.3), how
 * many are enrolled (spec 2.4.7; Live: seats taken, so that Add stops at the limit, spec 2.4.8) and their names. Without a
 * key: what the form of a new course needs. Refuses with 'course-not-found' (spec 2.2.2).
 */
export async function managedCourse({ key }: QueryManagedCourseArgs, deps: EnrolmentDeps) {
  if (key === undefined || key === null)
    return { course: null, contents: await contentChoices(deps.table), editable: true, enrolled: 0, roster: [] }
  const course = await findCourse(deps.table, key)
  const [choices, students] = await Promise.all([contentChoices(deps.table), studentsOf(course, deps)])
  return { course: courseReply(course), contents: choices, ...students }
}
