import type { PaymentGateway } from '#lambdas/payments/stripe/payment-gateway.ts'
import type { Publish } from '#lambdas/aws/publish.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** What the money path works with. `now` gives epoch milliseconds. */
export type PaymentDeps = { table: Table; gateway: PaymentGateway; publish: Publish; now: () => number }
