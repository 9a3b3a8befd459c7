import { academy } from '#domain/academy.ts'
import { lazyGateway, stripeConnector } from '#lambdas/payments/connect-stripe.ts'
import { publish } from '#lambdas/aws/publish.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'

export const deps = {
  table: getTable(),
  gateway: lazyGateway(stripeConnector()),
  publish,
  now: () => Date.now(),
  timeZone: academy.timeZone,
}
