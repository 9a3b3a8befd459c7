import type { Table } from '#lambdas/dynamodb/table.ts'

/** Dependencies of the regrade use cases. `now` returns epoch milliseconds. */
export type RegradeDeps = { table: Table; now: () => number }
