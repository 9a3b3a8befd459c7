import type { Table } from '#lambdas/dynamodb/table.ts'

/** Dependencies of the course use cases. `now` returns epoch milliseconds, `newKey` the key of a new course. */
export type CourseDeps = { table: Table; now: () => number; newKey: () => string }
