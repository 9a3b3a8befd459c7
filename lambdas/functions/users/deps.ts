import { sortableId } from '#lambdas/field/ids.ts'
import { requireEnv } from '#lambdas/aws/env.ts'
import { openTable, type Table } from '#lambdas/dynamodb/table.ts'
import { type Accounts, openAccounts } from '#lambdas/users/accounts.ts'

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
