import type { Bitmap } from '../domain/testing/bitmap.ts'
import type { PoolName } from '../domain/testing/rules.ts'
import { poolOfArea, poolOfTag, type Key } from './keys.ts'

/**
 * The questions that carry a tag or an area, or all of them: bit `id` of `bits` (domain/testing/bitmap.ts). Written in
 * the transaction that writes the question, on the condition of `version`.
 */
export type PoolItem = Key & { type: 'pool'; bits: Bitmap; version: number }

/** The item at `key`, such as `poolOfTag('Easy')`. */
export const poolItem = (key: Key, bits: Bitmap, version: number): PoolItem => ({ ...key, type: 'pool', bits, version })

/** Where the pool of a tag or an area lies. */
export const poolKey = (name: PoolName): Key => (name.by === 'tag' ? poolOfTag(name.name) : poolOfArea(name.name))
