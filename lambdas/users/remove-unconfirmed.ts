import type { Accounts } from './accounts.ts'

const DAY = 86_400_000

type Deps = { accounts: Pick<Accounts, 'unconfirmed' | 'remove'>; now: () => number }

/**
 * Removes sign-ups not confirmed within a day: their codes have expired, and the owner of the address may want to use
 * it. An account is created on confirmation, so nothing else needs removal. Returns the number removed.
 */
export async function removeUnconfirmed({ accounts, now }: Deps): Promise<{ unconfirmed: number }> {
  const names = await accounts.unconfirmed(now() - DAY)
  for (const name of names) await accounts.remove(name)
  return { unconfirmed: names.length }
}
