import { get } from '@aws-appsync/utils/dynamodb'
import { paymentKey } from '#table/keys.ts'
import type { QueryMyPaymentArgs } from '#generated/schema.ts'
import { callerId } from '#resolvers/shared/caller-id.ts'
import type { Ctx } from '#resolvers/shared/context.ts'
import { failOnError } from '#resolvers/shared/fail-on-error.ts'
import { keyPart } from '#resolvers/shared/key-part.ts'
import { type PaymentItem, paymentReply } from '#table/payment.ts'

type MyPaymentCtx = Ctx<QueryMyPaymentArgs, PaymentItem | null>

export function request(ctx: MyPaymentCtx) {
  return get({ key: paymentKey(keyPart(ctx.args.key)) })
}

/** Another user's payment gets the same reply as one that does not exist. */
export function response(ctx: MyPaymentCtx) {
  failOnError(ctx)
  const payment = ctx.result
  return payment && payment.studentId === callerId(ctx) ? paymentReply(payment) : null
}
