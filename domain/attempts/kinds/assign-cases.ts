/**
 * Assigns `wanted` case studies to pools that contain them, at most `max` to a pool, using as many pools as possible,
 * earlier ones first. Assigns fewer only if no assignment has more (augmenting paths). Returns each case's pool.
 */
export function assignCases(
  pools: readonly (readonly number[])[],
  max: number,
  wanted: number,
): ReadonlyMap<number, number> {
  const assigned = new Map<number, number>()
  const assignOne = (pool: number, tried: Set<number>): boolean => {
    const candidates = pools[pool] ?? []
    const free = candidates.find((id) => !assigned.has(id))
    if (free !== undefined) {
      assigned.set(free, pool)
      return true
    }
    return candidates.some((id) => {
      const owner = assigned.get(id)
      if (owner === undefined || owner === pool || tried.has(id)) return false
      tried.add(id)
      if (!assignOne(owner, tried)) return false
      assigned.set(id, pool)
      return true
    })
  }
  for (let round = 0; round < max; round += 1)
    for (const pool of pools.keys()) if (assigned.size < wanted) assignOne(pool, new Set())
  return assigned
}
