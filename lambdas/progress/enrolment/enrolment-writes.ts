import type { Course } from '#domain/courses/course.ts'
import { onlineGroup } from '#domain/courses/link-group.ts'
import type { Progress } from '#domain/progress/progress.ts'
import type { User } from '#domain/users/user.ts'
import { courseStudentItem, type SeatsItem } from '#table/course.ts'
import { CAN_ACQUIRE, enrolmentLock, ifFree, progressItem } from '#table/progress.ts'
import { courseActiveKey, courseStudentKey, seatsKey } from '#table/keys.ts'
import { ifAbsent, ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import type { Write } from '#lambdas/dynamodb/table.ts'
import type { EnrolmentState } from './enrolment-state.ts'

/**
 * Records on a course that a progress was opened in it. Fails if the course has changed since it was read, so that no
 * one is enrolled during an edit. An edit that read the course earlier fails in turn (decision 0013).
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

/** Seats the student if the seats are as read, so that buyers and administrators never overwrite each other. */
const sit = (seats: SeatsItem, uid: string): Write => ({
  Update: {
    Key: seatsKey(seats.group),
    ...withCondition(
      {
        UpdateExpression: 'SET students.#uid = :open, version = version + :one',
        ExpressionAttributeNames: { '#uid': uid },
        ExpressionAttributeValues: { ':open': 0, ':one': 1 },
      },
      ifEqual({ version: seats.version }),
    ),
  },
})

/**
 * Whether the user appears in the course's student list: a Student not yet listed in a linked course (spec 2.4.5,
 * 2.6.5).
 */
function isListed(user: User, { course, courseStudents }: EnrolmentState): boolean {
  if (user.type !== 'Student') return false
  const coursePk = courseStudentKey(course.key, user.uid).pk
  const listed = courseStudents.filter((student) => student.listed)
  return listed.length === 0 || listed.some(({ pk }) => pk === coursePk)
}

/** Returns the transaction that enrolls without a payment if everything is as read. */
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
