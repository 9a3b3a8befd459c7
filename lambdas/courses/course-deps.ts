import type { Table } from '#lambdas/dynamodb/table.ts'

/** What the use cases of courses need. `now` gives epoch milliseconds, `newKey` the key of a new course. */
export type CourseDeps = { table: Table; now: () => number; newKey: () => string }
