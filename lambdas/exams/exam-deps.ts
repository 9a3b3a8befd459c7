import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** Dependencies of the exam use cases. `now` returns epoch milliseconds. */
export type ExamDeps = { table: Table; searchFiles: SearchFiles; now: () => number }
