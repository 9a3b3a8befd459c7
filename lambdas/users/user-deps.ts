import type { Table } from '#lambdas/dynamodb/table.ts'
import type { Accounts } from './accounts.ts'

/** What the use cases of users need. `now` gives epoch milliseconds. */
export type UserDeps = {
  table: Table
  now: () => number
  accounts: Accounts
  /** A new name for a change of a type. */
  newChange: () => string
}
