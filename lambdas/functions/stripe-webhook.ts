import type { Context, LambdaFunctionURLEvent } from 'aws-lambda'
import { publish } from '#lambdas/aws/publish.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { lazyGateway, stripeConnector } from '#lambdas/payments/stripe/connect-stripe.ts'
import { receiveEvent, type Verify } from '#lambdas/payments/stripe/receive-event.ts'

const TOLERANCE_S = 300
const connect = stripeConnector()

const deps = { table: getTable(), gateway: lazyGateway(connect), publish, now: () => Date.now() }

const verify: Verify = async (payload, signature) => {
  const { stripe, webhookSecret } = await connect()
  return stripe.webhooks.constructEvent(payload, signature, webhookSecret, TOLERANCE_S)
}

/** The card service's webhook, behind a function URL (payload version 2). */
export const handler = (event: LambdaFunctionURLEvent, context: Pick<Context, 'awsRequestId'>) =>
  receiveEvent(event, context.awsRequestId, verify, deps)
