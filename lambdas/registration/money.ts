import type { Cards } from '../shared/cards.ts'
import type { Publish } from '../shared/publish.ts'
import type { Table } from '../shared/table.ts'

/** What the money path works with. `now` gives epoch milliseconds. */
export type Money = { table: Table; cards: Cards; publish: Publish; now: () => number }
