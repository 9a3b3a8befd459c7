import { seatsKey } from '#table/keys.ts'
import { type SeatsItem, seatsItem } from '#table/course.ts'
import { type Seats, takeSeat } from '#domain/courses/seats.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import type { Write } from '#lambdas/dynamodb/table.ts'

/** Replaces the seats if they are unchanged since they were read. */
export const replaceSeats = (group: string, seats: Seats, before: SeatsItem | undefined): Write => ({
  Put: {
    Item: seatsItem(group, seats, (before?.version ?? 0) + 1, before?.courses),
    ...ifVersion(before?.version),
  },
})

/** Converts the payment's hold into the student's seat. Fails if the hold is lost or expired. */
export const convertHold = (payment: Payment, now: number): Write => ({
  Update: {
    Key: seatsKey(payment.group),
    UpdateExpression: 'SET students.#uid = :open, version = version + :one REMOVE holds.#payment',
    ConditionExpression: 'holds.#payment.#until > :now',
    ExpressionAttributeNames: { '#uid': payment.studentId, '#payment': payment.key, '#until': 'until' },
    ExpressionAttributeValues: { ':open': 0, ':one': 1, ':now': now },
  },
})

/** Seats the student of a payment whose hold was lost. Returns undefined if no seat is left. */
export function takeFreeSeat(payment: Payment, seats: SeatsItem, now: number): Write | undefined {
  const taken = takeSeat(seats, { paymentKey: payment.key, uid: payment.studentId }, now)
  return taken && replaceSeats(payment.group, taken, seats)
}

/** Releases the payment's hold. Fails if the seats do not exist. */
export const releaseHold = (payment: Payment): Write => ({
  Update: {
    Key: seatsKey(payment.group),
    UpdateExpression: 'SET version = version + :one REMOVE holds.#payment',
    ConditionExpression: 'attribute_exists(holds.#payment)',
    ExpressionAttributeNames: { '#payment': payment.key },
    ExpressionAttributeValues: { ':one': 1 },
  },
})
