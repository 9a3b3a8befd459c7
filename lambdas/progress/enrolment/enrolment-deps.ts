import type { Publish } from '#lambdas/aws/publish.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** Dependencies for opening, starting, extending, and ending a student's course. `now` returns epoch milliseconds. */
export type EnrolmentDeps = { table: Table; now: () => number; publish: Publish }
