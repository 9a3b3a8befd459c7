import { lazyGateway, stripeConnector } from '#lambdas/payments/connect-stripe.ts'
import { publish } from '#lambdas/aws/publish.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import type { Verify } from '#lambdas/payments/webhook/receive-event.ts'

const TOLERANCE_S = 300
const open = stripeConnector()

export const deps = { table: getTable(), gateway: lazyGateway(open), publish, now: () => Date.now() }

export const verify: Verify = async (payload, signature) => {
  const { stripe, webhookSecret } = await open()
  return stripe.webhooks.constructEvent(payload, signature, webhookSecret, TOLERANCE_S)
}
