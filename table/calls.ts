import type { Key } from './keys.ts'

/** How often a user has called what a minute limits, in `minute`, counted from 1970. Forgotten by the table afterwards (`ttl`, epoch seconds). */
export type CallsItem = Key & { type: 'calls'; minute: number; calls: number; ttl: number }
