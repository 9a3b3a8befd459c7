import type { Table } from '#lambdas/dynamodb/table.ts'
import type { Accounts } from './accounts.ts'

/** Dependencies of the user use cases. `now` returns epoch milliseconds. */
export type UserDeps = {
  table: Table
  now: () => number
  accounts: Accounts
  /** Returns a new id for a type change. */
  newChange: () => string
}
