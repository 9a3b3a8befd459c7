import { sortableId } from '#lambdas/field/ids.ts'
import { requireEnv } from '#lambdas/aws/env.ts'
import { getTable, type Table } from '#lambdas/dynamodb/table.ts'
import { type Accounts, createAccounts } from '#lambdas/users/accounts.ts'

export type UsersDeps = {
  table: Table
  now: () => number
  accounts: Accounts
  /** A new name for a change of a type. */
  newChange: () => string
}

export const createUsersDeps = (): UsersDeps => ({
  table: getTable(),
  now: Date.now,
  accounts: createAccounts(requireEnv('USER_POOL_ID')),
  newChange: () => sortableId(Date.now()),
})
