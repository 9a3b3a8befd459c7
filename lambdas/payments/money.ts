import type { Cards } from './cards.ts'
import type { Publish } from '#lambdas/aws/publish.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** What the money path works with. `now` gives epoch milliseconds. */
export type Money = { table: Table; cards: Cards; publish: Publish; now: () => number }
