import type {
  MutationCancelPaymentArgs,
  MutationRefundPaymentArgs,
  MutationRegisterCourseArgs,
  MutationSettlePaymentArgs,
} from '../../generated/schema.ts'
import { edits } from '../shared/edits.ts'
import { type FieldCall, fieldHandler } from '../shared/field-handler.ts'
import { askPayment } from './ask-payment.ts'
import { cancelPayment } from './cancel-payment.ts'
import { money } from './deps.ts'
import { giveBack } from './give-back.ts'
import { adminPaymentReply, paymentReply } from './payment-reply.ts'
import { registerCourse } from './register-course.ts'

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
