import type { ContentItem } from '#table/content.ts'
import { contents } from '#table/keys.ts'
import { hasSameContent } from '#domain/courses/same-name.ts'
import { linkGroup } from '#domain/courses/link-group.ts'
import { urlOfName } from '#domain/text/url-of-name.ts'
import type { Course } from '#domain/courses/course.ts'
import { enrolledStudents } from '#domain/courses/enrolled-students.ts'
import { isActive } from '#domain/courses/availability.ts'
import { seatEnds } from '#domain/courses/seats.ts'
import { byName } from '#domain/progress/by-name.ts'
import type { QueryManagedCourseArgs } from '#generated/schema.ts'
import { courseReply } from '#table/course.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { CourseDeps } from './course-deps.ts'
import { findCourse, linkedCourses } from './find-courses.ts'
import { readCourseStudents } from './course-students.ts'

async function contentChoices(table: Table) {
  const items = await queryWholeIndex<ContentItem>(table, { index: 'gsi1', pk: contents.gsi1pk })
  return items.map(({ key, name }) => ({ key, name })).sort(byName)
}

const isOption = (course: Course) => {
  const name = urlOfName(course.name)
  const group = linkGroup(course)
  return (other: Course) =>
    other.key !== course.key &&
    urlOfName(other.name) === name &&
    (course.type === 'Online' || linkGroup(other) === group)
}

async function studentsOf(course: Course, { table, now }: Pick<CourseDeps, 'table' | 'now'>) {
  const { courses, seats } = await linkedCourses(table, course)
  const enrolled = await readCourseStudents(table, courses)
  const time = now()
  const students = enrolledStudents(enrolled, time)
  const isEditable = ({ key, published, archived }: Course) =>
    !published && !archived && !enrolled.some(({ courseKey, endTime }) => courseKey === key && isActive(endTime, time))
  const options = courses.filter(isOption(course)).filter(({ content }) => !hasSameContent(content, course.content))
  return {
    editable: isEditable(course),
    enrolled: seats ? seatEnds(seats, time).length : students.length,
    options: options.map((option) => ({ option, editable: isEditable(option) })),
    roster: students.filter(({ courseKey }) => courseKey === course.key).map(({ name }) => name),
  }
}

/**
 * Returns a course for its screen (spec 2.2.3): contents by name, whether it may be edited (spec 2.4.3), the enrolled
 * students and their count (spec 2.4.7; Live: seats taken, spec 2.4.8), and which options of its name have other
 * contents. Without a key, returns the data for a new course's form. Throws 'course-not-found' (spec 2.2.2).
 */
export async function managedCourse({ key }: QueryManagedCourseArgs, deps: Pick<CourseDeps, 'table' | 'now'>) {
  if (key === undefined || key === null)
    return {
      course: null,
      contents: await contentChoices(deps.table),
      editable: true,
      enrolled: 0,
      roster: [],
      differing: [],
    }
  const course = await findCourse(deps.table, key)
  const [choices, students] = await Promise.all([contentChoices(deps.table), studentsOf(course, deps)])
  const names = new Map(choices.map((choice) => [choice.key, choice.name]))
  const { options, ...facts } = students
  const differing = options.map(({ option, editable }) => ({
    key: option.key,
    onlineDays: option.onlineDays,
    contents: option.content.map((content) => names.get(content) ?? content),
    editable,
  }))
  return { course: courseReply(course), contents: choices, ...facts, differing }
}
