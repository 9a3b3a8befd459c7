import { type Key, recoveryKey } from './keys.ts'

/** The recovery codes of an account that are not used yet, as hashes (decision 0123). */
export type RecoveryItem = Key & {
  type: 'recovery'
  /** Absent once every code is used. */
  hashes?: ReadonlySet<string>
  /** Epoch milliseconds. */
  madeAt: number
}

export const recoveryItem = (uid: string, hashes: readonly string[], madeAt: number): RecoveryItem => ({
  ...recoveryKey(uid),
  type: 'recovery',
  hashes: new Set(hashes),
  madeAt,
})
