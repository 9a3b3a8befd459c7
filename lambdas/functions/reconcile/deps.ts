import { lazyGateway, stripeConnector } from '#lambdas/payments/connect-stripe.ts'
import { publish } from '#lambdas/aws/publish.ts'
import { openTable } from '#lambdas/dynamodb/table.ts'

export const deps = { table: openTable(), gateway: lazyGateway(stripeConnector()), publish, now: () => Date.now() }
