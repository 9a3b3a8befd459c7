import { checkClass } from '#domain/courses/check-course.ts'
import type { Course } from '#domain/courses/course.ts'
import { isActive } from '#domain/courses/availability.ts'
import { linkGroup } from '#domain/courses/link-group.ts'
import { classChangeWords } from '#domain/messages/course-notices.ts'
import type { ChangeClassInput } from '#generated/schema.ts'
import { courseItem, type SeatsItem, courseNoticeItem, courseReply } from '#table/course.ts'
import { courseActiveKey, seatsKey } from '#table/keys.ts'
import { ifAbsent, ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { CourseDeps } from './course-deps.ts'
import { readCourseStudents } from './course-students.ts'
import { findCourse, linkedCourses } from './find-courses.ts'
import { moveMarkWrites } from './moved-class.ts'

const COURSE_WRITE = 0

type ClassMeeting = { startTime: string; endTime: string; location: string }

const isSame = (course: Course, { startTime, endTime, location }: ClassMeeting) =>
  course.startTime === startTime && course.endTime === endTime && course.location === location

/** Makes concurrent enrollments retry, so that they use the new details (decision 0013). */
const newVersion = ({ key, version }: Course): Write => ({
  Update: {
    Key: courseActiveKey(key),
    UpdateExpression: 'SET #type = :type, courseVersion = :after ADD version :zero',
    ExpressionAttributeNames: { '#type': 'type' },
    ExpressionAttributeValues: { ':type': 'course-active', ':after': version, ':zero': 0 },
  },
})

function changeWrites(before: Course, meeting: ClassMeeting, total: number, now: number): Write[] {
  const after = { ...before, ...meeting, version: before.version + 1 }
  const notice = {
    notice: `class-${after.version}`,
    kind: 'class',
    subject: classChangeWords.subject,
    text: classChangeWords.text(meeting),
    createdOn: now,
    ...meeting,
  } as const
  return [
    { Put: { Item: courseItem(after), ...ifEqual({ version: before.version }) } },
    newVersion(after),
    ...(total > 0 ? [{ Put: { Item: courseNoticeItem(after, notice, total), ...ifAbsent } }] : []),
  ]
}

/** Fails if a course joins or leaves the room, because it would have the old time. */
const sameRoom = (seats: SeatsItem | undefined): Write[] =>
  seats?.courses ? [{ ConditionCheck: { Key: seatsKey(seats.group), ...ifEqual({ courses: seats.courses }) } }] : []

/**
 * Moves a Live course, and those that share its seats, to another room and other times, even if published and with
 * students (decision 0084). The shown name follows the time (`classNameOf`, decision 0104). Writes a notice per course
 * for `deliverNotices`. Throws 'course-not-found', 'course-changed', 'course-archived', 'course-class-online',
 * 'course-unchanged', 'course-class-taken', and the codes of `checkClass`.
 */
export async function changeClass({ key, version, ...draft }: ChangeClassInput, deps: CourseDeps) {
  const { table, now } = deps
  const checked = checkClass(draft)
  if (!checked.ok) throw new Refusal(checked.code)
  const { meeting } = checked
  return retryOnConflict({ failure: 'A class could not be changed' }, async () => {
    const before = await findCourse(table, key)
    if (before.version !== version) throw new Refusal('course-changed')
    if (before.archived) throw new Refusal('course-archived')
    if (before.type !== 'Live') throw new Refusal('course-class-online')
    const { courses, seats } = await linkedCourses(table, before)
    const room = courses.filter((course) => linkGroup(course) === linkGroup(before) && !isSame(course, meeting))
    if (room.length === 0) throw new Refusal('course-unchanged')
    const time = now()
    const students = await readCourseStudents(table, room)
    const countOf = ({ key: course }: Course) =>
      students.filter(({ courseKey, endTime }) => courseKey === course && isActive(endTime, time)).length
    const changes = room.flatMap((course) => changeWrites(course, meeting, countOf(course), time))
    const writes = [...changes, ...sameRoom(seats), ...(await moveMarkWrites(table, before, { ...before, ...meeting }))]
    const written = await transactWrite(table, writes)
    if (written.ok)
      return courseReply(isSame(before, meeting) ? before : { ...before, ...meeting, version: version + 1 })
    if (written.index === COURSE_WRITE && room[0]?.key === key) throw new Refusal('course-changed')
    // A course of the room changed concurrently, so the call retries.
    return CONFLICT
  })
}
