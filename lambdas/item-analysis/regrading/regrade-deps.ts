import type { Table } from '#lambdas/dynamodb/table.ts'

/** What the use cases of regrades need. `now` gives epoch milliseconds. */
export type RegradeDeps = { table: Table; now: () => number }
