import { sortableId } from '../shared/ids.ts'
import { requireEnv } from '../shared/env.ts'
import { openTable, type Table } from '../shared/table.ts'
import { type Accounts, openAccounts } from './accounts.ts'

export type UsersDeps = {
  table: Table
  now: () => number
  accounts: Accounts
  /** A new name for a change of a type. */
  newChange: () => string
}

export const openUsersDeps = (): UsersDeps => ({
  table: openTable(),
  now: Date.now,
  accounts: openAccounts(requireEnv('USER_POOL_ID')),
  newChange: () => sortableId(Date.now()),
})
