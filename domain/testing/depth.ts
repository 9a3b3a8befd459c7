/**
 * How many repetitions tests run, from the environment variable DEPTH: `quick` in `npm test`, `nightly` in `npm run
 * test:nightly`, and `mutation` for mutation testing, which makes each step many times slower.
 */
export const DEPTH = process.env['DEPTH'] ?? 'quick'

export const IS_NIGHTLY = DEPTH === 'nightly'

/** A number of repetitions, or a list of cases, for this run's depth. */
export function atDepth<T>({ quick, nightly, mutation = quick }: { quick: T; nightly: T; mutation?: T }): T {
  if (IS_NIGHTLY) return nightly
  return DEPTH === 'mutation' ? mutation : quick
}

/** The seeds of a test with random moves, from 1, as many as this run's depth requires. */
export const seeds = (depth: { quick: number; nightly: number; mutation?: number }): number[] =>
  Array.from({ length: atDepth(depth) }, (_, n) => n + 1)
