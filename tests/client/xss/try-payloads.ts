import { xssPayloads } from '#domain/content/testing/xss-payloads.ts'
import { atDepth } from '#domain/testing/depth.ts'

const AT_ONCE = 6

/** Longer names, tags, or areas are rejected for their length. */
const LONGEST = 80

/** Every second payload that fits in a name: more than a hundred of every family. */
export const SHORT_PAYLOADS: readonly string[] = xssPayloads
  .filter(({ length }) => length <= LONGEST)
  .filter((_, n) => n % 2 === 0)

/** The payloads for every text of the API; a dozen in `npm test`. */
export const API_PAYLOADS: readonly string[] = SHORT_PAYLOADS.filter(
  (_, n) => n % atDepth({ quick: 8, nightly: 1 }) === 0,
)

/** Tries every payload, a few at once, and lists those for which `fault` returns something. */
export async function faultsOf(fault: (payload: string, n: number) => Promise<unknown>): Promise<string[]> {
  const faults: string[] = []
  for (let from = 0; from < API_PAYLOADS.length; from += AT_ONCE) {
    const some = API_PAYLOADS.slice(from, from + AT_ONCE)
    const said = await Promise.all(some.map((payload, at) => fault(payload, from + at)))
    some.forEach((payload, at) => {
      if (said[at] !== undefined) faults.push(`${payload}: ${JSON.stringify(said[at])}`)
    })
  }
  // A few are enough to diagnose the problem.
  return faults.slice(0, 5)
}
