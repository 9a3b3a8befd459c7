import { classNameOf } from '#domain/courses/class-name.ts'
import { IS_HELD_BY_PAYMENT, enrolmentLock, progressItem } from '#table/progress.ts'
import { courseStudentItem } from '#table/course.ts'
import { notificationItem } from '#table/notification.ts'
import { paymentItem } from '#table/payment.ts'
import type { Course } from '#domain/courses/course.ts'
import { notificationTexts } from '#domain/messages/notifications.ts'
import type { Notification } from '#domain/users/user.ts'
import { openedProgress, type Progress } from '#domain/progress/progress.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { recordEnrolment } from '#lambdas/progress/enrolment/enrolment-writes.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import type { Write } from '#lambdas/dynamodb/table.ts'

/** A paid payment with its progress and notification. `course`: as read. */
export type Enrolment = { payment: Payment; progress: Progress; course: Course; notification: Notification }

const lastWord = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

/** The course's student list contains only registrants of type Student (spec 1.4.22). */
const studentOf = (payment: Payment, progress: Progress) => ({
  uid: payment.studentId,
  name: payment.studentName,
  lastName: payment.studentLastName ?? lastWord(payment.studentName),
  listed: payment.studentType === 'Student',
  progressKey: progress.key,
  endTime: progress.endTime,
  dateCreated: progress.dateCreated,
})

/** Returns the enrollment for a paid charge. A concurrent edit of the course's days does not change what was bought. */
export function enrolmentOf(
  payment: Payment,
  intent: { id: string; chargeId?: string },
  course: Course,
  earlier: number,
  now: number,
): Enrolment {
  const bought = { ...course, onlineDays: payment.onlineDays ?? course.onlineDays }
  const opened = openedProgress(bought, payment.studentId, sortableId(now), earlier, now)
  const progress = { ...opened, paymentKey: payment.key }
  const charge = intent.chargeId === undefined ? {} : { id: intent.chargeId }
  return {
    payment: { ...payment, intentId: intent.id, processing: false, status: 'paid', charge, progressKey: progress.key },
    progress,
    course,
    notification: {
      key: sortableId(now),
      message: notificationTexts.registered(payment.studentName, classNameOf(course)),
      createdOn: now,
    },
  }
}

/** The positions in `enrolmentWrites` of writes whose condition can fail. */
export const PAYMENT_WRITE = 0
export const ENROLMENT_LOCK_WRITE = 1
export const COURSE_WRITE = 2
export const SEATS_WRITE = 3

/**
 * Returns the enrollment transaction: the payment must still be open and hold the group's lock, and the course must be
 * as read. `seats`: Live only.
 */
export function enrolmentWrites(
  { payment, progress, course, notification }: Enrolment,
  seats: Write | undefined,
): Write[] {
  const owned = { progressKey: progress.key, endTime: progress.endTime, paymentKey: payment.key }
  return [
    {
      Put: {
        Item: paymentItem(payment),
        ConditionExpression: 'processing = :true AND attribute_not_exists(refunding)',
        ExpressionAttributeValues: { ':true': true },
      },
    },
    {
      Put: {
        Item: enrolmentLock(payment.studentId, payment.group, owned),
        ConditionExpression: IS_HELD_BY_PAYMENT,
        ExpressionAttributeValues: { ':payment': payment.key },
      },
    },
    recordEnrolment(course),
    ...(seats ? [seats] : []),
    { Put: { Item: progressItem(progress), ...ifAbsent } },
    { Put: { Item: notificationItem(notification) } },
    { Put: { Item: courseStudentItem(course.key, studentOf(payment, progress)) } },
  ]
}
