import { publish, type Publish } from '../shared/publish.ts'
import { openTable, type Table } from '../shared/table.ts'

export type EnrolmentDeps = { table: Table; now: () => number; publish: Publish }

export const openEnrolmentDeps = (): EnrolmentDeps => ({ table: openTable(), now: Date.now, publish })
