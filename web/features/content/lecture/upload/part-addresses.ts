/** The server signs so many at a time. */
const MOST = 20
/** An address lives for 15 minutes; one this old is not used any more. */
const FRESH_MS = 12 * 60_000

type Signed = { number: number; url: string }

/**
 * Signed addresses of parts, requested 20 at a time and shared by the parallel uploads. `order` is the order in which
 * the parts are sent; `drop` forgets an address that the storage refused.
 */
export function partAddresses(
  order: readonly number[],
  sign: (numbers: number[]) => Promise<readonly Signed[]>,
  now: () => number,
) {
  const addresses = new Map<number, { url: string; at: number }>()
  let pending: Promise<void> | undefined
  const signFrom = async (number: number) => {
    const from = order.indexOf(number)
    const at = now()
    for (const signed of await sign(order.slice(from, from + MOST)))
      addresses.set(signed.number, { url: signed.url, at })
  }
  const fresh = (number: number) => {
    const address = addresses.get(number)
    return address !== undefined && now() - address.at < FRESH_MS ? address.url : undefined
  }
  return {
    drop: (number: number) => {
      addresses.delete(number)
    },
    of: async (number: number): Promise<string> => {
      await pending?.catch(() => undefined)
      const before = fresh(number)
      if (before !== undefined) return before
      const signing = signFrom(number)
      pending = signing
      try {
        await signing
      } finally {
        if (pending === signing) pending = undefined
      }
      const url = fresh(number)
      if (url === undefined) throw new Error(`Part ${String(number)} was not signed`)
      return url
    },
  }
}
