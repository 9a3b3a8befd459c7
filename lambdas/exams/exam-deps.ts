import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** What the use cases of exams need. `now` gives epoch milliseconds. */
export type ExamDeps = { table: Table; searchFiles: SearchFiles; now: () => number }
