import type { AccountChange } from '#domain/users/account-change.ts'
import { ifPresent, withCondition } from '#lambdas/dynamodb/conditions.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { accountChangeItem } from '#table/account.ts'
import { userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'

const FACTORS: Partial<Record<AccountChange, boolean>> = { 'second-factor-on': true, 'second-factor-off': false }

/**
 * Stores an account change in one transaction: ends earlier sessions, whose subscriptions the stream ends, and queues
 * the e-mail to the owner. A second change in the same millisecond is e-mailed with the first. Throws if the account no
 * longer exists. 12 write units.
 */
export async function storeAccountChange(
  user: Pick<UserItem, 'uid' | 'email' | 'firstName'>,
  change: AccountChange,
  { table, now }: { table: Table; now: () => number },
): Promise<void> {
  const at = now()
  const factor = FACTORS[change]
  const written = await transactWrite(table, [
    {
      Update: {
        Key: userKey(user.uid),
        ...withCondition(
          {
            UpdateExpression:
              factor === undefined ? 'SET sessionsEndedAt = :at' : 'SET sessionsEndedAt = :at, secondFactor = :factor',
            ExpressionAttributeValues: { ':at': at, ...(factor === undefined ? {} : { ':factor': factor }) },
          },
          ifPresent,
        ),
      },
    },
    { Put: { Item: accountChangeItem(user, { change, at }) } },
  ])
  if (!written.ok) throw new Error('The account of a change is gone')
}
