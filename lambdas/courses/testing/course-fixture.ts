import { courseStudentItem } from '#table/course.ts'
import { aContent } from '#table/testing/course-items.ts'
import type { CourseFieldsInput, CreateCourseInput } from '#generated/schema.ts'
import { recordEnrolment } from '#lambdas/progress/enrolment/enrolment-writes.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { CourseDeps } from '#lambdas/courses/course-deps.ts'

export const NOW = Date.parse('2027-01-10T12:00:00Z')

/** A form of an Online course with the content c1. */
export const online = (change: Partial<CreateCourseInput> = {}): CreateCourseInput => ({
  type: 'Online',
  name: 'RN Basics',
  subject: 'RN',
  price: '120',
  onlineDays: '30',
  content: ['c1'],
  ...change,
})

/** A form of a Live course named 'RN Review March 5 9:00AM'. */
export const live = (change: Partial<CreateCourseInput> = {}) =>
  online({
    type: 'Live',
    name: '',
    dates: ['2027-03-05'],
    startTime: '9:00AM',
    endTime: '4:00PM',
    location: 'Campus',
    maxStudents: '12',
    content: [],
    ...change,
  })

/** Returns a form's fields for an edit. */
export const fieldsOf = ({ type: _type, instructor: _instructor, ...fields }: CreateCourseInput): CourseFieldsInput =>
  fields

/** Returns the dependencies of course use cases, on a table with the contents c1, c2, and c3. */
export async function courseDepsOf(table: Table): Promise<CourseDeps> {
  await batchPut(
    table,
    ['c1', 'c2', 'c3'].map((key) => aContent(key, { usedBy: 0 })),
  )
  let keys = 0
  return { table, now: () => NOW, newKey: () => `k${(keys += 1)}` }
}

/** Enrolls a student in a course with a progress that ends at `endTime` (0: open-ended). */
export async function enrol(table: Table, course: { key: string; version: number }, endTime: number) {
  const student = { uid: 'jane', name: 'Jane Doe', lastName: 'Doe', listed: true, progressKey: 'p1', dateCreated: 1 }
  const put: Write = { Put: { Item: courseStudentItem(course.key, { ...student, endTime }) } }
  return transactWrite(table, [recordEnrolment(course), put])
}
