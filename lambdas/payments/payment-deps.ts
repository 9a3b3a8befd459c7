import type { PaymentGateway } from '#lambdas/payments/stripe/payment-gateway.ts'
import type { Publish } from '#lambdas/aws/publish.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** Dependencies of payments. `now` returns epoch milliseconds. */
export type PaymentDeps = { table: Table; gateway: PaymentGateway; publish: Publish; now: () => number }
