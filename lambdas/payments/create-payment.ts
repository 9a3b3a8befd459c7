import { type RegistrationState, findCheckout } from './find-registration.ts'
import { checkoutItem, type CheckoutItem, type PaymentItem, paymentItem, paymentOf } from '#table/payment.ts'
import { heldLock, CAN_ACQUIRE, type EnrolmentLockItem, ifFree } from '#table/progress.ts'
import type { SeatsItem } from '#table/course.ts'
import type { Course } from '#domain/courses/course.ts'
import { isActive } from '#domain/courses/availability.ts'
import { onlineGroup } from '#domain/courses/link-group.ts'
import { holdSeat, type Seats, seatsLeft } from '#domain/courses/seats.ts'
import { startsAt } from '#domain/courses/starts-at.ts'
import { canOpenPayment } from '#domain/payments/can-open.ts'
import { canRegister, type Owned } from '#domain/payments/can-register.ts'
import { HOLD_MS } from '#domain/payments/hold.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { ifAbsent, ifVersion } from '#lambdas/dynamodb/conditions.ts'
import type { Write, Table } from '#lambdas/dynamodb/table.ts'
import { storedItem, transactWrite } from '#lambdas/dynamodb/transact.ts'
import { findPayment } from './find-payment.ts'
import { replaceSeats } from './seat-writes.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

const PAYMENT_WRITE = 0
const ENROLMENT_LOCK_WRITE = 1
const CHECKOUT_WRITE = 2

const lockStatus = (item: EnrolmentLockItem | undefined, now: number): Owned => {
  if (!item) return 'no'
  if (item.progressKey === undefined) return 'paying'
  return isActive(item.endTime ?? 0, now) ? 'owned' : 'no'
}

/**
 * Throws unless the student may register now. Includes the key of a running payment, so that the buyer can follow it.
 */
function check(course: Course, seats: Seats, state: RegistrationState, timeZone: string, now: number): void {
  const begins = startsAt(course, timeZone)
  const timed = { ...course, ...(begins === undefined ? {} : { startsAt: begins }) }
  const locks = [state.enrolmentLock, state.other]
  const [lock = state.enrolmentLock] = locks.filter((item) => lockStatus(item, now) !== 'no')
  const verdict = canRegister(timed, seatsLeft(seats, now), lockStatus(lock, now), now)
  if (verdict.ok) return
  const running = verdict.code === 'payment-processing' ? { paymentKey: lock?.paymentKey } : null
  throw new Refusal(verdict.code, running)
}

/**
 * Throws while the student has another open payment, or after too many failures today. Otherwise returns the day's
 * counts.
 */
function checkout({ checkout: before }: RegistrationState, now: number) {
  const { day = '', failed = 0, declined } = before?.item ?? {}
  const opening = canOpenPayment(before && { day, failed, declined: declined?.size ?? 0, last: before.last }, now)
  if (opening.ok) return { ...opening, ...(declined && day === opening.day ? { declined } : {}) }
  throw new Refusal(opening.code, opening.code === 'payment-open' ? { paymentKey: opening.paymentKey } : null)
}

/** Records the payment as the student's last one if no other was opened since. */
function checkoutWrite(
  payment: Payment,
  { checkout: before }: RegistrationState,
  count: Pick<CheckoutItem, 'day' | 'failed' | 'declined'>,
): Write {
  const version = before?.item.version
  const item = { paymentKey: payment.key, ...count }
  return {
    Put: {
      Item: checkoutItem(payment.studentId, item, (version ?? 0) + 1, payment.date),
      ...ifVersion(version),
    },
  }
}

const emptySeats = (course: Course): Seats => ({ max: course.maxStudents ?? 0, students: {}, holds: {} })

function writes(payment: Payment, seats: Seats, state: RegistrationState, counts: Write): Write[] {
  const until = payment.date + HOLD_MS
  const hold = { paymentKey: payment.key, uid: payment.studentId, until }
  return [
    { Put: { Item: paymentItem(payment), ...ifAbsent } },
    {
      Put: {
        Item: heldLock(payment.studentId, payment.group, payment.key, until),
        ConditionExpression: CAN_ACQUIRE,
        ExpressionAttributeValues: { ':zero': 0, ':now': payment.date },
      },
    },
    counts,
    ...(payment.courseType === 'Live'
      ? [replaceSeats(payment.group, holdSeat(seats, hold, payment.date), state.seats)]
      : state.options.map((key) => ({ ConditionCheck: ifFree(payment.studentId, onlineGroup(key), payment.date) }))),
  ]
}

const sameRequest = (payment: Payment | undefined) => {
  if (!payment) throw new Error('A payment that exists could not be read')
  return { opened: false, payment }
}

/**
 * Writes a processing payment, holds a seat, locks the student's link group, and counts the checkout in one transaction
 * whose conditions enforce the rules. Rereads what changed concurrently. `opened: false`: a concurrent identical
 * request made the payment. Throws as `canRegister` and `canOpenPayment` do.
 */
export async function createPayment(
  table: Table,
  payment: Payment,
  course: Course,
  before: RegistrationState,
  timeZone: string,
): Promise<{ opened: boolean; payment: Payment }> {
  let state = before
  return retryOnConflict({ failure: 'No seat could be held', attempts: 40 }, async () => {
    // The lock and the checkout are read one after the other, so either may predate the payment.
    if (state.enrolmentLock?.paymentKey === payment.key || state.checkout?.item.paymentKey === payment.key)
      return sameRequest(await findPayment(table, payment.key))
    const seats = state.seats ?? emptySeats(course)
    check(course, seats, state, timeZone, payment.date)
    const { ok: _ok, ...count } = checkout(state, payment.date)
    const counts = checkoutWrite(payment, state, count)
    const written = await transactWrite(table, writes(payment, seats, state, counts))
    if (written.ok) return { opened: true, payment }
    if (written.index === PAYMENT_WRITE) {
      const item = storedItem<PaymentItem>(written)
      return sameRequest(item && paymentOf(item))
    }
    if (written.index === ENROLMENT_LOCK_WRITE)
      state = { ...state, enrolmentLock: storedItem<EnrolmentLockItem>(written) }
    else if (written.index === CHECKOUT_WRITE)
      state = { ...state, checkout: await findCheckout(table, storedItem<CheckoutItem>(written)) }
    else if (course.type === 'Online') state = { ...state, other: storedItem<EnrolmentLockItem>(written) }
    else state = { ...state, seats: storedItem<SeatsItem>(written) }
    return CONFLICT
  })
}
