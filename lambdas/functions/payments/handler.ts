import type {
  MutationCancelPaymentArgs,
  MutationRefundPaymentArgs,
  MutationRegisterCourseArgs,
  MutationSettlePaymentArgs,
} from '#generated/schema.ts'
import { type FieldCall, fieldHandler } from '#lambdas/field/field-handler.ts'
import { settleOwnPayment } from '#lambdas/payments/settle-own-payment.ts'
import { cancelPayment } from '#lambdas/payments/cancel-payment.ts'
import { deps } from './deps.ts'
import { refundPayment } from '#lambdas/payments/refund-payment.ts'
import { adminPaymentReply, paymentReply } from '#lambdas/payments/payment-reply.ts'
import { registerCourse } from '#lambdas/payments/register-course.ts'

export const handler = fieldHandler({
  'Mutation.registerCourse': async ({ args, identity }: FieldCall<MutationRegisterCourseArgs>) => {
    const { payment, clientSecret } = await registerCourse(deps, identity.sub, args.input)
    return paymentReply(payment, clientSecret)
  },
  'Mutation.settlePayment': async ({ args, identity }: FieldCall<MutationSettlePaymentArgs>) => {
    const { payment, clientSecret } = await settleOwnPayment(deps, identity.sub, args.key)
    return paymentReply(payment, clientSecret)
  },
  'Mutation.cancelPayment': async ({ args, identity }: FieldCall<MutationCancelPaymentArgs>) =>
    paymentReply((await cancelPayment(deps, identity.sub, args.key)).payment),
  'Mutation.refundPayment': async ({ args, identity }: FieldCall<MutationRefundPaymentArgs>) =>
    adminPaymentReply(await refundPayment(deps, identity.sub, args.input)),
})
