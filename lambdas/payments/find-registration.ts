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

/**
 * The state before a registration: the seats of the course's group (Live only), and the student's lock and checkout.
 */
export type RegistrationState = {
  seats: SeatsItem | undefined
  enrolmentLock: EnrolmentLockItem | undefined
  checkout: { item: CheckoutItem; last: Payment | undefined } | undefined
  /** The keys of the same-named Online courses: a student may have one at a time. */
  options: readonly string[]
  /** The student's lock on one of them, if it blocked the registration. */
  other?: EnrolmentLockItem | undefined
}

/** Returns the basis of a registration: an earlier payment of the same request, the course, and the student. */
export async function findRegistration(table: Table, keys: { payment: string; course: string; uid: string }) {
  const [payment, course, user] = await Promise.all([
    getItem<PaymentItem>(table, paymentKey(keys.payment)),
    getItem<CourseItem>(table, courseKey(keys.course)),
    getItem<UserItem>(table, userKey(keys.uid)),
  ])
  return {
    payment: payment && paymentOf(payment),
    course: course && courseOf(course),
    // A user being deleted cannot buy.
    user: user && user.deleting === undefined ? userOf(user) : undefined,
  }
}

/**
 * Returns the student's checkouts with their last payment. An end is final, so only a payment not seen to have ended is
 * read again, with a consistent read.
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

/** Returns the keys of the other Online courses with this course's name, the options on its card. Half a read unit. */
async function otherOptions(table: Table, course: Course): Promise<string[]> {
  const name = await getItem<CourseNameItem>(table, courseNameKey(course))
  return Object.keys(name ? sameNameOf(name).courses : {}).filter((key) => key !== course.key)
}

/**
 * Returns the seats of the course's group (Live only), the student's lock and checkout, and the other options (Online
 * only). The write's conditions check all of them again.
 */
export async function findRegistrationState(table: Table, course: Course, uid: string): Promise<RegistrationState> {
  const [seats, enrolmentLock, checkout, options] = await Promise.all([
    course.type === 'Live' ? getItem<SeatsItem>(table, seatsKey(course.group)) : undefined,
    getItem<EnrolmentLockItem>(table, enrolmentLockKey(uid, course.group)),
    getItem<CheckoutItem>(table, checkoutKey(uid)),
    course.type === 'Online' ? otherOptions(table, course) : [],
  ])
  return { seats, enrolmentLock, checkout: await findCheckout(table, checkout), options }
}
