import type { Directory } from './directory.ts'
import type { Mail, Pool, TriggerEvent } from './pool-options.ts'
import type { UserStore } from './records.ts'
import type { SigningKey } from './signing-key.ts'

/** The context of every operation on the pool. */
export type PoolContext = {
  pool: Pool
  region: string
  issuer: string
  store: UserStore
  directory: Directory
  key: SigningKey
  /** Epoch milliseconds. */
  now: () => number
  invokeTrigger: (name: string, event: TriggerEvent) => Promise<TriggerEvent>
  deliverMail: (mail: Mail) => Promise<void> | void
}
