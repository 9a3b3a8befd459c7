import type { Publish } from '#lambdas/aws/publish.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** What opening, starting, extending and ending a student's course works with. `now` returns epoch milliseconds. */
export type EnrolmentDeps = { table: Table; now: () => number; publish: Publish }
