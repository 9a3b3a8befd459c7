import type { Change } from './change.ts'
import { poolsTouchedBy } from './pools-of-changes.ts'

/** A transaction takes 100 writes; the pool of all questions and an import's count are two of them. */
const MOST_WRITES = 98
/** The question, its version, its ref and its line in an import. */
const WRITES_PER_QUESTION = 4

/** Cuts changes into groups that each fit one transaction, in their order. */
export function inWrites<T extends { change: Change }>(planned: readonly T[]): T[][] {
  const groups: T[][] = []
  let group: T[] = []
  let pools = new Set<string>()
  for (const one of planned) {
    const touched = poolsTouchedBy([one.change]).map((key) => key.sk)
    const together = new Set([...pools, ...touched])
    if (group.length > 0 && (group.length + 1) * WRITES_PER_QUESTION + together.size > MOST_WRITES) {
      groups.push(group)
      group = []
      pools = new Set()
    }
    group.push(one)
    for (const sk of touched) pools.add(sk)
  }
  return group.length > 0 ? [...groups, group] : groups
}
