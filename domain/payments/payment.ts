import type { CourseType } from '../courses/course.ts'
import type { UserType } from '../users/user.ts'

/** A charge as the card service reports it (spec 1.3.9). */
export type Charge = { id?: string; failure_message?: string }

/** How a payment ended; absent while it is processing. */
export type PaymentStatus = 'paid' | 'failed' | 'refunded'

/** A payment for a course (spec 1.3.9), as the academy keeps it. Times in epoch milliseconds, money in cents. */
export type Payment = {
  key: string
  /** Whose account made it (spec 1.3.9), the student's own; absent in payments of older versions. */
  uid?: string
  courseKey: string
  courseName: string
  /** Year in which a Live course began when it was paid for, such as '2027'; absent for Online ones and in payments of older versions. */
  courseYear?: string
  courseType: CourseType
  /** Link group of the course. */
  group: string
  studentId: string
  studentName: string
  /** Lists of a course's students are sorted by it. */
  studentLastName?: string
  studentType: UserType
  email: string
  amount: number
  /** Days of the course that were paid for; absent in payments of older versions. */
  onlineDays?: number
  description: string
  date: number
  /** What the card form returned (spec 1.4.18). */
  token: string
  /** The card service's intent, once it is known. */
  intentId?: string
  /** Why the money goes back; set before the refund is asked for, so that nothing is enrolled any more. */
  refunding?: RefundReason
  processing: boolean
  status?: PaymentStatus
  charge?: Charge
  progressKey?: string
  /** Who gave a paid payment back, and why; written before the card service is asked. */
  refund?: Refund
  /** Refunds of a part, oldest first, as the card service reports them. */
  partRefunds?: PartRefund[]
  /** Cents that went back by them. */
  refundedAmount?: number
  /** A part that an administrator gives back now; written before the card service is asked, gone once its answer is recorded. */
  openPart?: OpenPart
  /** Cents that were lost by disputes that the bank decided for the card holder. */
  lostAmount?: number
  /** The card holder's disputes at their bank, open and closed, oldest first. */
  disputes?: Dispute[]
  /** Grows with every change of parts and disputes, which are written on its condition. */
  moneyVersion?: number
  /** Since when the card holder disputes the charge at their bank (epoch milliseconds). */
  disputed?: number
  /** How often the reconciler has failed on it since it last succeeded. */
  failures?: number
  /** What the reconciler cannot fix by itself; gone as soon as it can. */
  trouble?: PaymentTrouble
}

/** A refund of a paid payment: `by` an administrator's name, or the card service's own dashboard. `date` in epoch milliseconds. */
export type Refund = { reason: string; by: string; byUid?: string; date: number; request?: string }

/** A refund of a part: `id` is the card service's, `amount` in cents, `request` the administrator's call that asked for it. */
export type PartRefund = Refund & { id: string; amount: number }

/** A part that is being given back. */
export type OpenPart = Refund & { amount: number; request: string }

/**
 * A dispute as the card service reports it: `amount` in cents, `created` and `dueBy` (until when it can be answered) in epoch milliseconds;
 * `notice`: key of the notification that announces it while it is open.
 */
export type Dispute = {
  id: string
  status: string
  amount: number
  reason: string
  created: number
  dueBy?: number
  notice?: string
}

/**
 * What is wrong with a payment that stays open: charged and not enrolled, its money not given back, undecided by the card
 * service for an hour, or the card service cannot be asked.
 */
export type TroubleCode = 'paid-not-enrolled' | 'refund-failed' | 'undecided' | 'card-service'

/** A payment's trouble, and since when (epoch milliseconds). */
export type PaymentTrouble = { since: number; code: TroubleCode }

/** Whether something is left to do about a payment: it is processing, or its money, or a part of it, is on the way back. */
export const isOpenPayment = ({
  processing,
  refunding,
  openPart,
  status,
}: Pick<Payment, 'processing' | 'refunding' | 'openPart' | 'status'>) =>
  processing || ((refunding !== undefined || openPart !== undefined) && status !== 'refunded')

/** Why a paid charge cannot become an enrolment. */
export type LostReason = 'no-seats' | 'course-gone' | 'already-yours' | 'amount-differs' | 'paid-late'

/** Why money goes back: it could not become an enrolment, or an administrator, or somebody at the card service, gave it back. */
export type RefundReason = LostReason | 'by-administrator' | 'at-card-service'

/** What a payment costs is always in this currency. */
export const CURRENCY = 'usd'

/** Where administrators find one payment: the list, searched for its key. */
export const paymentPath = (paymentKey: string): string => `/payments?search=${encodeURIComponent(paymentKey)}`
