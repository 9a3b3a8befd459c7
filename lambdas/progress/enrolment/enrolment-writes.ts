import type { Course } from '#domain/courses/course.ts'
import { onlineGroup } from '#domain/courses/link-group.ts'
import type { Progress } from '#domain/progress/progress.ts'
import type { User } from '#domain/users/user.ts'
import { courseStudentItem, type SeatsItem } from '#table/course.ts'
import { CAN_ACQUIRE, enrolmentLock, ifFree, progressItem } from '#table/progress.ts'
import { courseActiveKey, courseStudentKey, seatsKey } from '#table/keys.ts'
import { ifAbsent, ifEqual, onCondition } from '#lambdas/dynamodb/conditions.ts'
import type { Write } from '#lambdas/dynamodb/table.ts'
import type { EnrolmentState } from './enrolment-state.ts'

/**
 * Notes on a course that a progress opens in it. Holds only while the course is still as it was read, so that nobody is
 * enrolled in a course that is being edited; and an edit that read before this fails (decision 0013).
 */
export const recordEnrolment = ({ key, version }: Pick<Course, 'key' | 'version'>): Write => ({
  Update: {
    Key: courseActiveKey(key),
    UpdateExpression: 'SET #type = :type ADD version :one',
    ConditionExpression: 'attribute_not_exists(courseVersion) OR courseVersion = :course',
    ExpressionAttributeNames: { '#type': 'type' },
    ExpressionAttributeValues: { ':type': 'course-active', ':one': 1, ':course': version },
  },
})

/** The student sits down, while the seats are as they were read: buyers and administrators take turns. */
const sit = (seats: SeatsItem, uid: string): Write => ({
  Update: {
    Key: seatsKey(seats.group),
    ...onCondition(
      {
        UpdateExpression: 'SET students.#uid = :open, version = version + :one',
        ExpressionAttributeNames: { '#uid': uid },
        ExpressionAttributeValues: { ':open': 0, ':one': 1 },
      },
      ifEqual({ version: seats.version }),
    ),
  },
})

/** In the students list of the course: a Student who is in that of no linked course yet (spec 2.4.5, 2.6.5). */
function isListed(user: User, { course, places }: EnrolmentState): boolean {
  if (user.type !== 'Student') return false
  const own = courseStudentKey(course.key, user.uid).pk
  const listed = places.filter((place) => place.listed)
  return listed.length === 0 || listed.some(({ pk }) => pk === own)
}

/** The transaction that enrols without a payment, on the condition of everything that was read. */
export function enrolmentWrites(state: EnrolmentState, user: User, progress: Progress): Write[] {
  const { course, seats, others } = state
  const now = progress.dateCreated
  const student = {
    uid: user.uid,
    name: `${user.firstName} ${user.lastName}`,
    lastName: user.lastName,
    listed: isListed(user, state),
    progressKey: progress.key,
    endTime: progress.endTime,
    dateCreated: now,
  }
  return [
    {
      Put: {
        Item: enrolmentLock(user.uid, course.group, { progressKey: progress.key, endTime: progress.endTime }),
        ConditionExpression: CAN_ACQUIRE,
        ExpressionAttributeValues: { ':zero': 0, ':now': now },
      },
    },
    recordEnrolment(course),
    ...(seats
      ? [sit(seats, user.uid)]
      : others.map((key) => ({ ConditionCheck: ifFree(user.uid, onlineGroup(key), now) }))),
    { Put: { Item: progressItem(progress), ...ifAbsent } },
    { Put: { Item: courseStudentItem(course.key, student) } },
  ]
}
