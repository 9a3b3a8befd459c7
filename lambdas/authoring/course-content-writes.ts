import { contentKey } from '../../data/keys.ts'
import type { Write } from '../shared/transact.ts'
import { countUp } from './conditions.ts'

const count = (keys: readonly string[], by: number): Write[] =>
  keys.map((key) => ({ Update: { Key: contentKey(key), ...countUp('usedBy', by) } }))

/** Counts a course on the contents that it begins to use, which must be there, and no longer on those that it leaves. */
export const courseContentWrites = (after: readonly string[], before: readonly string[]): Write[] => [
  ...count(
    after.filter((key) => !before.includes(key)),
    1,
  ),
  ...count(
    before.filter((key) => !after.includes(key)),
    -1,
  ),
]
