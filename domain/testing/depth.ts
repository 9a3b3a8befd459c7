/**
 * How much of the repeating tests runs, by the variable of that name: `quick` in `npm test`, `deep` in `npm run test:deep`, and `mutation` while
 * mutants are counted, which makes each step many times slower.
 */
export const DEPTH = process.env['DEPTH'] ?? 'quick'

export const IS_DEEP = DEPTH === 'deep'

/** A number of repetitions, or a list of cases, for the depth of this run. */
export function atDepth<T>({ quick, deep, mutation = quick }: { quick: T; deep: T; mutation?: T }): T {
  if (IS_DEEP) return deep
  return DEPTH === 'mutation' ? mutation : quick
}

/** The seeds from 1 of a test of random moves, as many as the depth of this run has. */
export const seeds = (depth: { quick: number; deep: number; mutation?: number }): number[] =>
  Array.from({ length: atDepth(depth) }, (_, n) => n + 1)
