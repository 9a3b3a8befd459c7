import type { CourseFieldsInput } from '#generated/schema.ts'
import { courseItem, courseReply } from '#table/course.ts'
import { checkCourse } from '#domain/courses/check-course.ts'
import type { Course } from '#domain/courses/course.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { courseContentWrites } from './course-content-writes.ts'
import { courseNameWrites } from './course-name-writes.ts'
import { courseSeatsWrites } from './course-seats-writes.ts'
import type { CourseDeps } from './course-deps.ts'
import { editedGroup } from './moved-class.ts'
import { blockEnrolments } from './block-enrolments.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

const COURSE_WRITE = 0

/** The course with its new fields; type and instructor stay (spec 2.4.4, 2.3.8). */
function edited(before: Course, fields: CourseFieldsInput): Omit<Course, 'group'> {
  const { key, type, instructor, published, version } = before
  const checked = checkCourse(
    // A client that does not know of descriptions, quizzes, or certificates leaves what is there.
    {
      ...fields,
      type,
      description: fields.description ?? before.description,
      ownQuizzes: fields.ownQuizzes ?? before.ownQuizzes,
      passesRequired: fields.passesRequired ?? before.passesRequired,
    },
    instructor,
  )
  if (!checked.ok) throw new Refusal(checked.code)
  const { live, ...facts } = checked.course
  return { ...facts, ...live, instructor, key, published, version: version + 1 }
}

const shown = (course: Course) => JSON.stringify({ ...courseReply(course), group: '', version: 0 })

/**
 * Gives a course new fields (spec 2.7.3), while it is unpublished and nobody has an active progress in it (spec 2.4.3), with
 * the checks of its creation (spec 2.5) but that of linked contents (spec 2.5.20). Name, link group, seats and the counts of contents move in the same transaction.
 * Refuses with 'course-locked', the codes of `checkCourse`, 'course-unchanged', those of `createCourse`, and with
 * 'course-changed' when somebody was faster.
 */
export async function editCourse(before: Course, fields: CourseFieldsInput, { table, now }: CourseDeps) {
  if (before.published) throw new Refusal('course-locked')
  return retryOnConflict({ failure: 'A course could not be written' }, async () => {
    const unenrolled = await blockEnrolments(table, { ...before, version: before.version + 1 }, now())
    if (!unenrolled) throw new Refusal('course-locked')
    const changed = edited(before, fields)
    const after = { ...changed, ...(await editedGroup(table, changed, before)) }
    if (shown(after) === shown(before)) throw new Refusal('course-unchanged')
    const seats = await courseSeatsWrites(table, after, before, now())
    const names = await courseNameWrites(table, after, before)
    const contents = courseContentWrites(after.content, before.content)
    const written = await transactWrite(table, [
      {
        Put: {
          Item: courseItem(after),
          ...ifEqual({ version: before.version }),
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
    return CONFLICT
  })
}
