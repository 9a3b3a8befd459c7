import type { Notification } from '../../domain/notifications/notification.ts'
import type { Progress } from '../../domain/progress/progress.ts'
import type { Payment } from '../../domain/registration/payment.ts'
import { logError } from '../shared/log-error.ts'
import { PUBLISH_NOTIFICATION, PUBLISH_PAYMENT, PUBLISH_PROGRESS } from '../shared/publications.ts'
import type { Publish } from '../shared/publish.ts'

const paymentInput = (payment: Payment) => ({
  key: payment.key,
  courseKey: payment.courseKey,
  courseName: payment.courseName,
  studentId: payment.studentId,
  studentName: payment.studentName,
  amount: payment.amount,
  description: payment.description,
  date: payment.date,
  processing: payment.processing,
  status: payment.status,
  charge: payment.charge,
  progressKey: payment.progressKey,
})

const progressInput = (progress: Progress) => ({
  key: progress.key,
  name: progress.name,
  url: progress.url,
  courseKey: progress.courseKey,
  studentId: progress.studentId,
  onlineDays: progress.onlineDays,
  endTime: progress.endTime,
  complete: progress.complete,
  dateCreated: progress.dateCreated,
  courseType: progress.courseType,
  subject: progress.subject,
  dates: progress.dates,
  startTime: progress.startTime,
  courseEndTime: progress.courseEndTime,
  location: progress.location,
})

/** What came of a payment, for those who listen. */
export type Settlement = { payment: Payment; progress?: Progress; notification?: Notification }

/** Tells buyer, student and administrators. Best effort: what is settled stays settled when nobody can be told. */
export async function publishSettled(publish: Publish, settlement: Settlement): Promise<void> {
  const { payment, progress, notification } = settlement
  const told = await Promise.allSettled([
    publish(PUBLISH_PAYMENT, { input: paymentInput(payment) }),
    ...(progress ? [publish(PUBLISH_PROGRESS, { input: progressInput(progress) })] : []),
    ...(notification
      ? [
          publish(PUBLISH_NOTIFICATION, {
            input: { key: notification.key, message: notification.message, createdOn: notification.createdOn },
          }),
        ]
      : []),
  ])
  for (const one of told) {
    if (one.status === 'rejected') logError(one.reason, { requestId: 'none', payment: payment.key, doing: 'publish' })
  }
}
