import { type Key, enrolmentLockKey } from './keys.ts'

/**
 * Guards "one active progress per link group and student". While a payment is open it has `holdUntil` and no
 * `progressKey`; afterwards `progressKey` and `endTime` (0: open-ended), which change together with the progress.
 */
export type EnrolmentLockItem = Key & {
  type: 'ownership'
  paymentKey?: string
  holdUntil?: number
  progressKey?: string
  endTime?: number
}

/** While a payment runs. `holdUntil` in epoch milliseconds. */
export const heldLock = (uid: string, group: string, paymentKey: string, holdUntil: number): EnrolmentLockItem => ({
  ...enrolmentLockKey(uid, group),
  type: 'ownership',
  paymentKey,
  holdUntil,
})

/** Once there is a progress. An enrolment by an administrator has no payment. */
export const enrolmentLock = (
  uid: string,
  group: string,
  owned: { progressKey: string; endTime: number; paymentKey?: string },
): EnrolmentLockItem => ({ ...enrolmentLockKey(uid, group), type: 'ownership', ...owned })

/**
 * The condition under which a group is free for a new owner: nobody there, or a progress that has ended.
 * Needs `:zero` (0) and `:now` (epoch milliseconds).
 */
export const CAN_ACQUIRE =
  'attribute_not_exists(pk) OR (attribute_exists(progressKey) AND endTime <> :zero AND endTime <= :now)'

/** Holds while a group is free for a student, who acquires a linked one. `now` in epoch milliseconds. */
export const ifFree = (uid: string, group: string, now: number) => ({
  Key: enrolmentLockKey(uid, group),
  ConditionExpression: CAN_ACQUIRE,
  ExpressionAttributeValues: { ':zero': 0, ':now': now },
})

/** The condition under which a group is held by a payment that is not settled yet. Needs `:payment` (its key). */
export const IS_HELD_BY_PAYMENT = 'paymentKey = :payment AND attribute_not_exists(progressKey)'
