import { type CheckoutItem, type PaymentItem, paymentOf } from '#table/payment.ts'
import {
  type CourseNameItem,
  courseNameKey,
  sameNameOf,
  type CourseItem,
  courseOf,
  type SeatsItem,
} from '#table/course.ts'
import { checkoutKey, courseKey, enrolmentLockKey, paymentKey, seatsKey, userKey } from '#table/keys.ts'
import type { EnrolmentLockItem } from '#table/progress.ts'
import { type UserItem, userOf } from '#table/user.ts'
import type { Course } from '#domain/courses/course.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { findPayment } from './find-payment.ts'

import type { Payment } from '#domain/payments/payment.ts'

/** What there is before a registration: the seats of the course's group (Live only), what the student has of it and pays for. */
export type RegistrationState = {
  seats: SeatsItem | undefined
  ownership: EnrolmentLockItem | undefined
  checkout: { item: CheckoutItem; last: Payment | undefined } | undefined
  /** Keys of the same-named Online courses: a student has one of them at a time. */
  options: readonly string[]
  /** What the student has of one of them, once that has stood in the way. */
  other?: EnrolmentLockItem | undefined
}

/** What a registration starts from: an earlier payment of the same request, the course, the student. */
export async function findRegistration(table: Table, keys: { payment: string; course: string; uid: string }) {
  const [payment, course, user] = await Promise.all([
    getItem<PaymentItem>(table, paymentKey(keys.payment)),
    getItem<CourseItem>(table, courseKey(keys.course)),
    getItem<UserItem>(table, userKey(keys.uid)),
  ])
  return {
    payment: payment && paymentOf(payment),
    course: course && courseOf(course),
    // Who is being deleted buys nothing any more.
    user: user && user.deleting === undefined ? userOf(user) : undefined,
  }
}

/**
 * The student's checkouts with the last payment as it is. Whether it still runs matters, and an end is final: only one that is not seen to
 * have ended is read once more, strongly consistent.
 */
export async function findCheckout(
  table: Table,
  item: CheckoutItem | undefined,
): Promise<RegistrationState['checkout']> {
  if (!item) return undefined
  const stored = await getItem<PaymentItem>(table, paymentKey(item.paymentKey))
  const seen = stored && paymentOf(stored)
  return { item, last: seen?.processing === false ? seen : await findPayment(table, item.paymentKey) }
}

/** The keys of the other Online courses of a course's name, the options of its card. Half a read unit. */
async function otherOptions(table: Table, course: Course): Promise<string[]> {
  const name = await getItem<CourseNameItem>(table, courseNameKey(course))
  return Object.keys(name ? sameNameOf(name).courses : {}).filter((key) => key !== course.key)
}

/**
 * The seats of the course's group (Live only), what the student has of it and pays for, and the options beside it (Online only).
 * Conditions check all again.
 */
export async function findRegistrationState(table: Table, course: Course, uid: string): Promise<RegistrationState> {
  const [seats, ownership, checkout, options] = await Promise.all([
    course.type === 'Live' ? getItem<SeatsItem>(table, seatsKey(course.group)) : undefined,
    getItem<EnrolmentLockItem>(table, enrolmentLockKey(uid, course.group)),
    getItem<CheckoutItem>(table, checkoutKey(uid)),
    course.type === 'Online' ? otherOptions(table, course) : [],
  ])
  return { seats, ownership, checkout: await findCheckout(table, checkout), options }
}
