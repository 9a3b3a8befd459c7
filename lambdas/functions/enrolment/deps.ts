import { publish, type Publish } from '#lambdas/aws/publish.ts'
import { getTable, type Table } from '#lambdas/dynamodb/table.ts'

export type EnrolmentDeps = { table: Table; now: () => number; publish: Publish }

export const createEnrolmentDeps = (): EnrolmentDeps => ({ table: getTable(), now: Date.now, publish })
