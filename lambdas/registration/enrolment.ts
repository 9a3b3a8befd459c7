import { IS_OURS, ownership } from '../../data/ownership.ts'
import { courseStudentItem } from '../../data/course.ts'
import { courseKey } from '../../data/keys.ts'
import { notificationItem } from '../../data/notification.ts'
import { paymentItem } from '../../data/payment.ts'
import { progressItem } from '../../data/progress.ts'
import type { Course } from '../../domain/courses/course.ts'
import { notificationTexts } from '../../domain/messages/notifications.ts'
import { urlOfName } from '../../domain/naming/url-of-name.ts'
import type { Notification } from '../../domain/notifications/notification.ts'
import type { Progress } from '../../domain/progress/progress.ts'
import type { Payment } from '../../domain/registration/payment.ts'
import { sortableId } from '../shared/ids.ts'
import type { Write } from '../shared/transact.ts'

/** A paid payment with what it brings about. */
export type Enrolment = { payment: Payment; progress: Progress; notification: Notification }

/** The progress that a paid registration opens (spec 1.3.10). `earlier`: the student's progress for this course before. */
function openedProgress(payment: Payment, course: Course, earlier: number, now: number): Progress {
  const { dates, startTime, endTime, location } = course
  return {
    key: sortableId(now),
    name: course.name,
    url: `${urlOfName(course.name)}-${earlier + 1}`,
    courseKey: course.key,
    group: payment.group,
    studentId: payment.studentId,
    onlineDays: course.onlineDays,
    endTime: 0,
    complete: false,
    dateCreated: now,
    content: course.content,
    courseType: course.type,
    subject: course.subject,
    ...(dates && { dates }),
    ...(startTime && { startTime }),
    ...(endTime && { courseEndTime: endTime }),
    ...(location && { location }),
  }
}

/** What a paid charge makes of a payment and its course. */
export function enrolmentOf(
  payment: Payment,
  intent: { id: string; chargeId?: string },
  course: Course,
  earlier: number,
  now: number,
): Enrolment {
  const progress = openedProgress(payment, course, earlier, now)
  const charge = intent.chargeId === undefined ? {} : { id: intent.chargeId }
  return {
    payment: { ...payment, intentId: intent.id, processing: false, status: 'paid', charge, progressKey: progress.key },
    progress,
    notification: {
      key: sortableId(now),
      message: notificationTexts.registered(payment.studentName, course.name),
      createdOn: now,
    },
  }
}

/** Places of the writes whose condition can fail, in `enrolmentWrites`. */
export const PAYMENT_WRITE = 0
export const OWNERSHIP_WRITE = 1
export const COURSE_WRITE = 2
export const SEATS_WRITE = 3

/** The transaction that enrols: the payment must still be open and the group still held by it. `seats`: Live only. */
export function enrolmentWrites({ payment, progress, notification }: Enrolment, seats: Write | undefined): Write[] {
  const owned = { progressKey: progress.key, endTime: progress.endTime, paymentKey: payment.key }
  const student = { uid: payment.studentId, name: payment.studentName, dateCreated: progress.dateCreated }
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
        Item: ownership(payment.studentId, payment.group, owned),
        ConditionExpression: IS_OURS,
        ExpressionAttributeValues: { ':payment': payment.key },
      },
    },
    { ConditionCheck: { Key: courseKey(payment.courseKey), ConditionExpression: 'attribute_exists(pk)' } },
    ...(seats ? [seats] : []),
    { Put: { Item: progressItem(progress), ConditionExpression: 'attribute_not_exists(pk)' } },
    { Put: { Item: notificationItem(notification) } },
    // Only Student-type registrants are in the course's list of students (spec 1.4.22).
    ...(payment.studentType === 'Student' ? [{ Put: { Item: courseStudentItem(payment.courseKey, student) } }] : []),
  ]
}
