/**
 * Which pool gives which case study: `wanted` cases, each for one of the pools that hold it, at most `most` a pool,
 * from as many pools as possible, earlier pools first. It finds fewer than `wanted` only where no choice has more
 * (augmenting paths). Returns the pool of each case.
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
