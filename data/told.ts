import type { Told } from '../domain/testing/short-tests.ts'
import type { Key } from './keys.ts'

/** Which shortages of tests administrators have been told of: one item, which holds short tests only. */
export type ToldItem = Key & { type: 'told'; tests: Told; version: number }
