import { classNameOf } from '#domain/courses/class-name.ts'
import { createHash } from 'node:crypto'
import type { Course } from '#domain/courses/course.ts'
import { chargeAmount, paymentDescription } from '#domain/courses/price.ts'
import { yearOf } from '#domain/courses/year-of.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { User } from '#domain/users/user.ts'
import type { RegisterCourseInput } from '#generated/schema.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { createPayment } from './create-payment.ts'
import { findRegistration, findRegistrationState } from './find-registration.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { publishPayment } from '#lambdas/payments/settle/publish-settlement.ts'
import { submitOrder } from '#lambdas/payments/settle/resolve-intent.ts'
import { settleOwnPayment } from '#lambdas/payments/settle/settle-own-payment.ts'
import { settlePayment, type SettleResult } from '#lambdas/payments/settle/settle-payment.ts'

/** Returns the payment key of a student's request: the same request always maps to the same payment. */
export const paymentKeyOf = (uid: string, requestId: string): string =>
  createHash('sha256').update(`${uid}\n${requestId}`).digest('hex').slice(0, 32)

const TOKEN = /^(ctoken|pm)_\w{1,200}$/
const REQUEST_ID = /^[\w-]{8,100}$/

function checkInput({ token, requestId }: RegisterCourseInput): void {
  if (!TOKEN.test(token)) throw new Refusal('payment-token-invalid')
  if (!REQUEST_ID.test(requestId)) throw new Refusal('request-id-invalid')
}

/** Returns the year that payment lists show next to a Live course's name (decisions 2.5.16). */
function yearFact(course: Course): Pick<Payment, 'courseYear'> {
  const courseYear = yearOf(course)
  return courseYear === undefined ? {} : { courseYear }
}

const newPayment = (key: string, token: string, user: User, course: Course, date: number): Payment => ({
  key,
  uid: user.uid,
  courseKey: course.key,
  courseName: classNameOf(course),
  ...yearFact(course),
  courseType: course.type,
  group: course.group,
  studentId: user.uid,
  studentName: `${user.firstName} ${user.lastName}`,
  studentLastName: user.lastName,
  studentType: user.type,
  email: user.email,
  amount: chargeAmount(course.price),
  onlineDays: course.onlineDays,
  description: paymentDescription(course),
  date,
  token,
  processing: true,
})

/** A request id belongs to one course: reusing it for another would buy the wrong course. */
function sameCourse(payment: Payment, { courseKey }: RegisterCourseInput): Payment {
  if (payment.courseKey !== courseKey) throw new Refusal('request-id-invalid')
  return payment
}

/**
 * Checks that the course still has the price and days that the buyer saw. Ignores unpublished courses, which are
 * closed.
 */
function checkSeenOffer({ seenPrice, seenDays }: RegisterCourseInput, { price, onlineDays, published }: Course): void {
  if (!published) return
  if ((seenPrice ?? price) !== price) throw new Refusal('price-changed', { price })
  if ((seenDays ?? onlineDays) !== onlineDays) throw new Refusal('days-changed', { days: onlineDays })
}

/** Settles without failing the buyer: an error leaves the payment processing, for the reconciler. */
async function settleOrLeave(payment: Payment, settle: () => Promise<SettleResult>): Promise<SettleResult> {
  try {
    return await settle()
  } catch (error) {
    logError(error, { payment: payment.key, doing: 'settle' })
    return { payment }
  }
}

/**
 * Pays for a course and enrolls the signed-in user (spec 1.4.16 to 1.4.22). A repeat of the request continues the same
 * payment and never charges twice. Returns the payment: paid, failed, refunded, or still processing. Throws the codes
 * of `canRegister` and `canOpenPayment`, course-not-found, account-not-found, payment-token-invalid,
 * request-id-invalid, and, with the current price and days, price-changed and days-changed.
 */
export async function registerCourse(
  input: RegisterCourseInput,
  uid: string,
  deps: PaymentDeps & { timeZone: string },
): Promise<SettleResult> {
  checkInput(input)
  const key = paymentKeyOf(uid, input.requestId)
  const read = await findRegistration(deps.table, { payment: key, course: input.courseKey, uid })
  const earlier = read.payment
  if (earlier) return settleOrLeave(sameCourse(earlier, input), () => settleOwnPayment(earlier.key, uid, deps))
  const { course, user } = read
  if (!course) throw new Refusal('course-not-found')
  checkSeenOffer(input, course)
  if (!user) throw new Refusal('account-not-found')
  const state = await findRegistrationState(deps.table, course, uid)
  const made = newPayment(key, input.token, user, course, deps.now())
  const { opened, payment } = await createPayment(deps.table, made, course, state, deps.timeZone)
  const settled = await settleOrLeave(sameCourse(payment, input), async () =>
    opened
      ? settlePayment(payment, deps, { ordered: await submitOrder(payment, deps), course })
      : settlePayment(payment, deps),
  )
  // Publishes a payment that keeps processing to the administrators' list; an ended one is published where its end is
  // written.
  if (opened && settled.payment.processing) await publishPayment(deps.publish, settled.payment)
  return settled
}
