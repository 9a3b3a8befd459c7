import { xssPayloads } from '#domain/content/testing/xss-payloads.ts'
import { atDepth } from '#domain/testing/depth.ts'

const CONCURRENCY = 6

/** Longer names, tags, or areas are rejected for their length. */
const MAX_LENGTH = 80

/** Every second payload that fits in a name: more than a hundred of every family. */
export const SHORT_PAYLOADS: readonly string[] = xssPayloads
  .filter(({ length }) => length <= MAX_LENGTH)
  .filter((_, n) => n % 2 === 0)

/** The payloads for every text of the API; a dozen in `npm test`. */
export const API_PAYLOADS: readonly string[] = SHORT_PAYLOADS.filter(
  (_, n) => n % atDepth({ quick: 8, nightly: 1 }) === 0,
)

/** Tries every payload, a few at once, and lists those for which `findProblem` returns something. */
export async function problemsOf(findProblem: (payload: string, n: number) => Promise<unknown>): Promise<string[]> {
  const problems: string[] = []
  for (let from = 0; from < API_PAYLOADS.length; from += CONCURRENCY) {
    const some = API_PAYLOADS.slice(from, from + CONCURRENCY)
    const results = await Promise.all(some.map((payload, at) => findProblem(payload, from + at)))
    some.forEach((payload, at) => {
      if (results[at] !== undefined) problems.push(`${payload}: ${JSON.stringify(results[at])}`)
    })
  }
  // A few are enough to diagnose the problem.
  return problems.slice(0, 5)
}
