import { type CourseItem, courseOf, type SeatsItem } from '#table/course.ts'
import { courseKey, progressesOf } from '#table/keys.ts'
import { type PaymentItem, paymentOf } from '#table/payment.ts'
import type { ProgressItem } from '#table/progress.ts'
import type { Course } from '#domain/courses/course.ts'
import type { Payment, RefundReason } from '#domain/payments/payment.ts'
import type { Intent } from '#lambdas/payments/stripe/payment-gateway.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { storedItem } from '#lambdas/dynamodb/transact.ts'
import { transactWrite, type Written } from '#lambdas/dynamodb/transact.ts'
import {
  COURSE_WRITE,
  type Enrolment,
  enrolmentOf,
  enrolmentWrites,
  ENROLMENT_LOCK_WRITE,
  PAYMENT_WRITE,
  SEATS_WRITE,
} from './enrolment.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { convertHold, takeFreeSeat } from '#lambdas/payments/seat-writes.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

/** `settled`: another call was faster, with its result; `refund`: the money must be refunded. */
export type Enrolled =
  | { kind: 'enrolled'; enrolment: Enrolment }
  | { kind: 'settled'; payment: Payment }
  | { kind: 'refund'; reason: RefundReason }

/**
 * Returns the purchased course. Undefined if it was deleted, archived, or moved to other dates, which is not what was
 * bought.
 */
async function findBought(payment: Payment, { table }: PaymentDeps): Promise<Course | undefined> {
  const item = await getItem<CourseItem>(table, courseKey(payment.courseKey), { consistent: true })
  return item?.group === payment.group && !item.archived ? courseOf(item) : undefined
}

/** Returns why the transaction did not enroll; 'course' or 'seats' if these changed since they were read. */
function notEnrolled(written: Extract<Written, { ok: false }>): Enrolled | 'course' | 'seats' {
  if (written.index === PAYMENT_WRITE) {
    const item = storedItem<PaymentItem>(written)
    if (!item) throw new Error('A payment that was being settled is gone')
    return { kind: 'settled', payment: paymentOf(item) }
  }
  if (written.index === ENROLMENT_LOCK_WRITE) return { kind: 'refund', reason: 'already-yours' }
  if (written.index === COURSE_WRITE) return 'course'
  if (written.index === SEATS_WRITE) return 'seats'
  throw new Error(`An enrolment failed on the condition of write ${written.index}`)
}

/**
 * Enrolls the student of a paid payment once: charge, progress, seat, course list, and notification in one transaction.
 * Replaces a lost hold while a seat is left, and rereads an edited course. `known`: the course, if just read.
 */
export async function enrolStudent(
  payment: Payment,
  intent: Intent,
  deps: PaymentDeps,
  known?: Course,
): Promise<Enrolled> {
  const all = await queryItems<ProgressItem>(deps.table, progressesOf(payment.studentId))
  const earlier = all.filter((progress) => progress.courseKey === payment.courseKey).length
  const now = deps.now()
  let course = known?.group === payment.group ? known : await findBought(payment, deps)
  let seats = payment.courseType === 'Live' ? convertHold(payment, now) : undefined
  return retryOnConflict({ failure: 'The student could not be enrolled' }, async () => {
    if (!course) return { kind: 'refund', reason: 'course-gone' }
    const enrolment = enrolmentOf(payment, intent, course, earlier, now)
    const written = await transactWrite(deps.table, enrolmentWrites(enrolment, seats))
    if (written.ok) return { kind: 'enrolled', enrolment }
    const outcome = notEnrolled(written)
    if (outcome === 'course') course = await findBought(payment, deps)
    else if (outcome === 'seats') {
      const storedSeats = storedItem<SeatsItem>(written)
      seats = storedSeats && takeFreeSeat(payment, storedSeats, now)
      if (!seats) return { kind: 'refund', reason: 'no-seats' }
    } else return outcome
    return CONFLICT
  })
}
