import { academy } from '#domain/academy.ts'
import { publish } from '#lambdas/aws/publish.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { fieldHandler } from '#lambdas/field/field-handler.ts'
import { cancelPayment } from '#lambdas/payments/cancel-payment.ts'
import { lazyGateway, stripeConnector } from '#lambdas/payments/stripe/connect-stripe.ts'
import { adminPaymentReply, paymentReply } from '#table/payment.ts'
import { refundPayment } from '#lambdas/payments/refunds/refund-payment.ts'
import { registerCourse } from '#lambdas/payments/register-course.ts'
import { settleOwnPayment } from '#lambdas/payments/settle/settle-own-payment.ts'
import { checkoutFields } from './fields.ts'

const deps = {
  table: getTable(),
  gateway: lazyGateway(stripeConnector()),
  publish,
  now: () => Date.now(),
  timeZone: academy.timeZone,
}

export const handler = fieldHandler(checkoutFields, {
  'Mutation.registerCourse': async ({ args, identity }) => {
    const { payment, clientSecret } = await registerCourse(args.input, identity.sub, deps)
    return paymentReply(payment, clientSecret)
  },
  'Mutation.settlePayment': async ({ args, identity }) => {
    const { payment, clientSecret } = await settleOwnPayment(args.key, identity.sub, deps)
    return paymentReply(payment, clientSecret)
  },
  'Mutation.cancelPayment': async ({ args, identity }) =>
    paymentReply((await cancelPayment(args.key, identity.sub, deps)).payment),
  'Mutation.refundPayment': async ({ args, identity }) =>
    adminPaymentReply(await refundPayment(args.input, identity.sub, deps)),
})
