import { heldOwnership, IS_FREE, type OwnershipItem } from '../../data/ownership.ts'
import { type PaymentItem, paymentItem, paymentOf } from '../../data/payment.ts'
import type { SeatsItem } from '../../data/seats.ts'
import type { Course } from '../../domain/courses/course.ts'
import { isActive } from '../../domain/courses/is-active.ts'
import { holdSeat, type Seats, seatsLeft } from '../../domain/courses/seats.ts'
import { startsAt } from '../../domain/courses/starts-at.ts'
import { canRegister, type Owned } from '../../domain/registration/can-register.ts'
import { HOLD_MS } from '../../domain/registration/hold.ts'
import type { Payment } from '../../domain/registration/payment.ts'
import { Refusal } from '../shared/refusal.ts'
import { storedItem } from '../shared/stored-item.ts'
import type { Table } from '../shared/table.ts'
import { transactWrite, type Write } from '../shared/transact.ts'
import { findPayment } from './find-payment.ts'
import { replaceSeats } from './seat-writes.ts'

/** What stands before a registration: the seats of the course's group (Live only) and what the student has of it. */
export type Standing = { seats: SeatsItem | undefined; ownership: OwnershipItem | undefined }

const TRIES = 40
const PAYMENT_WRITE = 0
const OWNERSHIP_WRITE = 1

const ownedAs = (item: OwnershipItem | undefined, now: number): Owned => {
  if (!item) return 'no'
  if (item.progressKey === undefined) return 'paying'
  return isActive(item.endTime ?? 0, now) ? 'owned' : 'no'
}

/** Refuses unless the student may register now; a payment that runs is named, so that the buyer can follow it. */
function check(course: Course, seats: Seats, { ownership }: Standing, timeZone: string, now: number): void {
  const begins = startsAt(course, timeZone)
  const timed = { ...course, ...(begins === undefined ? {} : { startsAt: begins }) }
  const verdict = canRegister(timed, seatsLeft(seats, now), ownedAs(ownership, now), now)
  if (verdict.ok) return
  const running = verdict.code === 'payment-processing' ? { paymentKey: ownership?.paymentKey } : null
  throw new Refusal(verdict.code, running)
}

const emptySeats = (course: Course): Seats => ({ max: course.maxStudents ?? 0, students: {}, holds: {} })

function writes(payment: Payment, seats: Seats, standing: Standing): Write[] {
  const until = payment.date + HOLD_MS
  const hold = { paymentKey: payment.key, uid: payment.studentId, until }
  return [
    { Put: { Item: paymentItem(payment), ConditionExpression: 'attribute_not_exists(pk)' } },
    {
      Put: {
        Item: heldOwnership(payment.studentId, payment.group, payment.key, until),
        ConditionExpression: IS_FREE,
        ExpressionAttributeValues: { ':zero': 0, ':now': payment.date },
      },
    },
    ...(payment.courseType === 'Live'
      ? [replaceSeats(payment.group, holdSeat(seats, hold, payment.date), standing.seats)]
      : []),
  ]
}

const sameRequest = (payment: Payment | undefined) => {
  if (!payment) throw new Error('A payment that exists could not be read')
  return { opened: false, payment }
}

/**
 * Writes the payment as processing, holds a seat and guards the student's link group, in one transaction whose
 * conditions are the rules; what changes meanwhile is looked at again. `opened: false`: the same request was faster,
 * the payment is the one it made. Refuses as `canRegister` does.
 */
export async function openPayment(
  table: Table,
  payment: Payment,
  course: Course,
  before: Standing,
  timeZone: string,
): Promise<{ opened: boolean; payment: Payment }> {
  let standing = before
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (standing.ownership?.paymentKey === payment.key) return sameRequest(await findPayment(table, payment.key))
    const seats = standing.seats ?? emptySeats(course)
    check(course, seats, standing, timeZone, payment.date)
    const written = await transactWrite(table, writes(payment, seats, standing))
    if (written.ok) return { opened: true, payment }
    if (written.index === PAYMENT_WRITE) {
      const item = storedItem<PaymentItem>(written)
      return sameRequest(item && paymentOf(item))
    }
    standing =
      written.index === OWNERSHIP_WRITE
        ? { ...standing, ownership: storedItem<OwnershipItem>(written) }
        : { ...standing, seats: storedItem<SeatsItem>(written) }
  }
  throw new Error(`No seat could be held in ${TRIES} tries`)
}
