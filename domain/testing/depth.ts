/**
 * How much of the repeating tests runs, by the variable of that name: `quick` in `npm test`, `nightly` in `npm run test:nightly`, and `mutation`
 * while mutants are counted, which makes each step many times slower.
 */
export const DEPTH = process.env['DEPTH'] ?? 'quick'

export const IS_NIGHTLY = DEPTH === 'nightly'

/** A number of repetitions, or a list of cases, for the depth of this run. */
export function atDepth<T>({ quick, nightly, mutation = quick }: { quick: T; nightly: T; mutation?: T }): T {
  if (IS_NIGHTLY) return nightly
  return DEPTH === 'mutation' ? mutation : quick
}

/** The seeds from 1 of a test of random moves, as many as the depth of this run has. */
export const seeds = (depth: { quick: number; nightly: number; mutation?: number }): number[] =>
  Array.from({ length: atDepth(depth) }, (_, n) => n + 1)
