import type { AccountChange } from '#domain/users/account-change.ts'
import { accountChangeKey, type Key } from './keys.ts'
import type { UserItem } from './user.ts'

/** What an account's owner is mailed about: made in the transaction of the change, it is the order for the mail (decision 0122). */
export type AccountChangeItem = Key & {
  type: 'account-change'
  uid: string
  change: AccountChange
  /** Epoch milliseconds. */
  at: number
  /** The address that is mailed: of a changed e-mail, the one before. */
  email: string
  firstName: string
  /** The new name or the new address, where one changed. */
  now?: string
}

export const accountChangeItem = (
  { uid, email, firstName }: Pick<UserItem, 'uid' | 'email' | 'firstName'>,
  { change, at, now }: Pick<AccountChangeItem, 'change' | 'at' | 'now'>,
): AccountChangeItem => ({
  ...accountChangeKey(uid, at),
  type: 'account-change',
  uid,
  change,
  at,
  email,
  firstName,
  ...(now === undefined ? {} : { now }),
})
