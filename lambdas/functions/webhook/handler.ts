import type { Context, LambdaFunctionURLEvent } from 'aws-lambda'
import { deps, verify } from './deps.ts'
import { receiveEvent } from '#lambdas/payments/webhook/receive-event.ts'

/** The card service's webhook, behind a function URL (payload version 2). */
export const handler = (event: LambdaFunctionURLEvent, context: Pick<Context, 'awsRequestId'>) =>
  receiveEvent(deps, verify, event, context.awsRequestId)
