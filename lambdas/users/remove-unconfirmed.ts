import type { Accounts } from './accounts.ts'

const DAY = 86_400_000

type Deps = { accounts: Pick<Accounts, 'unconfirmed' | 'remove'>; now: () => number }

/**
 * Removes sign-ups that nobody confirmed within a day: their codes have ended, and the address is somebody's who may want it. An account
 * opens with its confirmation, so nothing else is to be removed. Returns how many were.
 */
export async function removeUnconfirmed({ accounts, now }: Deps): Promise<{ unconfirmed: number }> {
  const names = await accounts.unconfirmed(now() - DAY)
  for (const name of names) await accounts.remove(name)
  return { unconfirmed: names.length }
}
