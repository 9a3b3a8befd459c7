import type { CourseFieldsInput } from '../../generated/schema.ts'
import { type CourseActiveItem, courseItem, type CourseStudentItem } from '../../data/course.ts'
import { courseActiveKey, studentsOfCourse } from '../../data/keys.ts'
import { checkCourse } from '../../domain/courses/check-course.ts'
import type { Course } from '../../domain/courses/course.ts'
import { isActive } from '../../domain/courses/is-active.ts'
import { getItem } from '../shared/get-item.ts'
import { queryItems } from '../shared/query-items.ts'
import { Refusal } from '../shared/refusal.ts'
import type { Table } from '../shared/table.ts'
import { transactWrite, type Write } from '../shared/transact.ts'
import { courseGroup } from './course-group.ts'
import { courseContentWrites } from './course-content-writes.ts'
import { courseNameWrites } from './course-name-writes.ts'
import { courseReply } from './course-reply.ts'
import { courseSeatsWrites } from './course-seats-writes.ts'
import type { CourseDeps } from './deps.ts'

const TRIES = 20
const COURSE_WRITE = 0

/** The course with its new fields; type and instructor stay (spec 2.4.4, 2.3.8). */
function edited(before: Course, fields: CourseFieldsInput): Omit<Course, 'group'> {
  const { key, type, instructor, published, version } = before
  const checked = checkCourse({ ...fields, type }, instructor)
  if (!checked.ok) throw new Refusal(checked.code)
  const { live, ...facts } = checked.course
  return { ...facts, ...live, instructor, key, published, version: version + 1 }
}

const shown = (course: Course) => JSON.stringify({ ...courseReply(course), group: '', version: 0 })

/**
 * Lets nobody open a progress in the course between this look and the write: refuses while somebody has an active one
 * (spec 2.4.3), and gives the write that holds only while nobody has opened one since (decision 0013).
 */
async function whileNobodyEnrols(table: Table, after: Course, now: number): Promise<Write> {
  // In this order: who enrols after the first look makes the write fail, who enrolled before is seen by the second.
  const active = await getItem<CourseActiveItem>(table, courseActiveKey(after.key), { consistent: true })
  const students = await queryItems<CourseStudentItem>(table, { ...studentsOfCourse(after.key), consistent: true })
  if (students.some(({ endTime }) => isActive(endTime, now))) throw new Refusal('course-locked')
  return {
    Update: {
      Key: courseActiveKey(after.key),
      UpdateExpression: 'SET #type = :type, version = :seen, courseVersion = :after',
      ConditionExpression: active ? 'version = :seen' : 'attribute_not_exists(pk)',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':type': 'course-active', ':seen': active?.version ?? 0, ':after': after.version },
    },
  }
}

/**
 * Gives a course new fields (spec 2.7.3), while it is unpublished and nobody has an active progress in it (spec 2.4.3), with
 * the checks of its creation (spec 2.5) but that of linked contents (spec 2.5.20). Name, link group, seats and the counts of contents move in the same transaction.
 * Refuses with 'course-locked', the codes of `checkCourse`, 'course-unchanged', those of `createCourse`, and with
 * 'course-changed' when somebody was faster.
 */
export async function editCourse(before: Course, fields: CourseFieldsInput, { table, now }: CourseDeps) {
  if (before.published) throw new Refusal('course-locked')
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const unenrolled = await whileNobodyEnrols(table, { ...before, version: before.version + 1 }, now())
    const changed = edited(before, fields)
    const after = { ...changed, group: await courseGroup(table, changed, before) }
    if (shown(after) === shown(before)) throw new Refusal('course-unchanged')
    const seats = await courseSeatsWrites(table, after, before, now())
    const names = await courseNameWrites(table, after, before)
    const contents = courseContentWrites(after.content, before.content)
    const written = await transactWrite(table, [
      {
        Put: {
          Item: courseItem(after),
          ConditionExpression: 'version = :seen',
          ExpressionAttributeValues: { ':seen': before.version },
        },
      },
      ...contents,
      unenrolled,
      ...seats,
      ...names,
    ])
    if (written.ok) return courseReply(after)
    if (written.index === COURSE_WRITE) throw new Refusal('course-changed')
    if (written.index <= contents.length) throw new Refusal('course-content-missing')
    // Somebody enrolled, or took or left the same name or room, a moment ago: look at it again.
  }
  throw new Error(`A course could not be written in ${TRIES} tries`)
}
