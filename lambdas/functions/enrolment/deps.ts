import { publish, type Publish } from '#lambdas/aws/publish.ts'
import { openTable, type Table } from '#lambdas/dynamodb/table.ts'

export type EnrolmentDeps = { table: Table; now: () => number; publish: Publish }

export const openEnrolmentDeps = (): EnrolmentDeps => ({ table: openTable(), now: Date.now, publish })
