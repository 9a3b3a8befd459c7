import type { Course } from '../domain/courses/course.ts'
import { courseByName, courseKey, courseStudentKey, inCatalogue, type Key } from './keys.ts'

/** A course in the table; the item's `type` is 'course', the course's type is `courseType`. */
export type CourseItem = Key & { gsi1pk?: string; gsi1sk?: string; gsi2pk: string; gsi2sk: string } & Omit<
    Course,
    'type'
  > & { type: 'course'; courseType: Course['type'] }

/** The item of a course: in the catalogue's index only while it is published. */
export const courseItem = ({ type, ...course }: Course): CourseItem => ({
  ...courseKey(course.key),
  ...(course.published ? inCatalogue(course.key) : {}),
  ...courseByName(type, course.name, course.key),
  ...course,
  type: 'course',
  courseType: type,
})

/** The course that an item holds. */
export function courseOf(item: CourseItem): Course {
  const { pk: _pk, sk: _sk, gsi1pk: _1pk, gsi1sk: _1sk, gsi2pk: _2pk, gsi2sk: _2sk, type: _type, ...rest } = item
  const { courseType, ...course } = rest
  return { ...course, type: courseType }
}

/** A student of a course, with the name at enrolment (spec 1.3.4, decisions 2.3). */
export type CourseStudentItem = Key & { type: 'course-student'; uid: string; name: string; dateCreated: number }

export const courseStudentItem = (
  course: string,
  student: { uid: string; name: string; dateCreated: number },
): CourseStudentItem => ({ ...courseStudentKey(course, student.uid), type: 'course-student', ...student })
