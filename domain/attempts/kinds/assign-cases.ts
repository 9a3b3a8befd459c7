/**
 * Assigns `wanted` case studies to pools that contain them, at most `most` to a pool, using as many pools as possible,
 * earlier ones first. Assigns fewer only if no assignment has more (augmenting paths). Returns each case's pool.
 */
export function assignCases(
  pools: readonly (readonly number[])[],
  most: number,
  wanted: number,
): ReadonlyMap<number, number> {
  const given = new Map<number, number>()
  const giveOne = (pool: number, tried: Set<number>): boolean => {
    const own = pools[pool] ?? []
    const free = own.find((id) => !given.has(id))
    if (free !== undefined) {
      given.set(free, pool)
      return true
    }
    return own.some((id) => {
      const owner = given.get(id)
      if (owner === undefined || owner === pool || tried.has(id)) return false
      tried.add(id)
      if (!giveOne(owner, tried)) return false
      given.set(id, pool)
      return true
    })
  }
  for (let round = 0; round < most; round += 1)
    for (const pool of pools.keys()) if (given.size < wanted) giveOne(pool, new Set())
  return given
}
