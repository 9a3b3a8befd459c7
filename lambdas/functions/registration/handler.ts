import type {
  MutationCancelPaymentArgs,
  MutationRefundPaymentArgs,
  MutationRegisterCourseArgs,
  MutationSettlePaymentArgs,
} from '#generated/schema.ts'
import { edits } from '#lambdas/dynamodb/edits.ts'
import { type FieldCall, fieldHandler } from '#lambdas/field/field-handler.ts'
import { askPayment } from '#lambdas/payments/ask-payment.ts'
import { cancelPayment } from '#lambdas/payments/cancel-payment.ts'
import { money } from './deps.ts'
import { giveBack } from '#lambdas/payments/give-back.ts'
import { adminPaymentReply, paymentReply } from '#lambdas/payments/payment-reply.ts'
import { registerCourse } from '#lambdas/payments/register-course.ts'

export const handler = fieldHandler(
  {
    'Mutation.registerCourse': async ({ args, identity }: FieldCall<MutationRegisterCourseArgs>) => {
      const { payment, clientSecret } = await registerCourse(money, identity.sub, args.input)
      return paymentReply(payment, clientSecret)
    },
    'Mutation.settlePayment': async ({ args, identity }: FieldCall<MutationSettlePaymentArgs>) => {
      const { payment, clientSecret } = await askPayment(money, identity.sub, args.key)
      return paymentReply(payment, clientSecret)
    },
    'Mutation.cancelPayment': async ({ args, identity }: FieldCall<MutationCancelPaymentArgs>) =>
      paymentReply((await cancelPayment(money, identity.sub, args.key)).payment),
    'Mutation.refundPayment': async ({ args, identity }: FieldCall<MutationRefundPaymentArgs>) =>
      adminPaymentReply(await giveBack(money, identity.sub, args.input)),
  },
  edits,
)
