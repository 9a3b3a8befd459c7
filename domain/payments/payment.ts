import type { CourseType } from '../courses/course.ts'
import type { UserType } from '../users/user.ts'

/** A charge as the card service reports it (spec 1.3.9). */
export type Charge = { id?: string; failure_message?: string }

/** How a payment ended; absent while it is processing. */
export type PaymentStatus = 'paid' | 'failed' | 'refunded'

/** A payment for a course (spec 1.3.9), as stored. Times in epoch milliseconds, money in cents. */
export type Payment = {
  key: string
  /** The student's own account, which made it (spec 1.3.9); absent in payments of older versions. */
  uid?: string
  courseKey: string
  courseName: string
  /**
   * The year in which a Live course began at the time of payment, such as '2027'; absent for Online ones and in
   * payments of older versions.
   */
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
  /** The paid days of the course; absent in payments of older versions. */
  onlineDays?: number
  description: string
  date: number
  /** What the card form returned (spec 1.4.18). */
  token: string
  /** The card service's intent, once it is known. */
  intentId?: string
  /** Why the money is returned; stored before the refund is requested, so that nothing is enrolled any more. */
  refunding?: RefundReason
  processing: boolean
  status?: PaymentStatus
  charge?: Charge
  progressKey?: string
  /** Who refunded a paid payment, and why; stored before the refund is requested. */
  refund?: Refund
  /** Partial refunds, oldest first, as the card service reports them. */
  partRefunds?: PartRefund[]
  /** Cents returned by partial refunds. */
  refundedAmount?: number
  /** A partial refund in progress; stored before the card service is called, removed once its reply is recorded. */
  openPart?: OpenPart
  /** Cents lost by disputes that the bank decided for the cardholder. */
  lostAmount?: number
  /** The cardholder's disputes, open and closed, oldest first. */
  disputes?: Dispute[]
  /** Incremented by every change of partial refunds and disputes; their writes are conditional on it. */
  moneyVersion?: number
  /** Since when the cardholder has disputed the charge (epoch milliseconds). */
  disputed?: number
  /** How often the reconciler has failed on it since its last success. */
  failures?: number
  /** A problem that the reconciler cannot fix by itself; removed when it is resolved. */
  trouble?: PaymentTrouble
}

/** A refund of a paid payment: `by` an administrator's name, or the card service's own dashboard. `date` in epoch milliseconds. */
export type Refund = { reason: string; by: string; byUid?: string; date: number; request?: string }

/** A partial refund: `id` is the card service's, `amount` in cents, `request` the administrator's request. */
export type PartRefund = Refund & { id: string; amount: number }

/** A partial refund in progress. */
export type OpenPart = Refund & { amount: number; request: string }

/**
 * A dispute as the card service reports it: `amount` in cents, `created` and `dueBy` (the deadline for a response) in
 * epoch milliseconds; `notice`: key of its notification while it is open.
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
 * The problem of a payment that stays open: charged and not enrolled, not refunded, undecided by the card service for
 * an hour, or the card service cannot be reached.
 */
export type TroubleCode = 'paid-not-enrolled' | 'refund-failed' | 'undecided' | 'card-service'

/** A payment's trouble, and since when (epoch milliseconds). */
export type PaymentTrouble = { since: number; code: TroubleCode }

/** Whether a payment still needs processing: it is processing, or being refunded in full or in part. */
export const isOpenPayment = ({
  processing,
  refunding,
  openPart,
  status,
}: Pick<Payment, 'processing' | 'refunding' | 'openPart' | 'status'>) =>
  processing || ((refunding !== undefined || openPart !== undefined) && status !== 'refunded')

/** Why a paid charge cannot become an enrolment. */
export type LostReason = 'no-seats' | 'course-gone' | 'already-yours' | 'amount-differs' | 'paid-late'

/**
 * Why money is returned: the payment could not become an enrollment, or an administrator, or someone at the card
 * service, refunded it.
 */
export type RefundReason = LostReason | 'by-administrator' | 'at-card-service'

/** The currency of every payment. */
export const CURRENCY = 'usd'

/** Returns the path of a payment for administrators: the list, searched for its key. */
export const paymentPath = (paymentKey: string): string => `/payments?search=${encodeURIComponent(paymentKey)}`
