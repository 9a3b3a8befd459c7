import { type Key, onceKey } from './keys.ts'

const DAYS_90 = 90 * 24 * 60 * 60

/** Says that something happened; gone after 90 days. */
export type OnceItem = Key & { type: 'once'; ttl: number }

/** `now` in epoch milliseconds; `ttl` in seconds, as the table's time to live wants it. */
export const onceItem = (key: string, now: number): OnceItem => ({
  ...onceKey(key),
  type: 'once',
  ttl: Math.floor(now / 1000) + DAYS_90,
})
