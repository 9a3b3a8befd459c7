import type { ReasonCode } from '../reasons.ts'

/**
 * A part of a question's answer. `others`: answers besides the key; `isWith`: whether one contains all of the key and
 * more.
 */
export type Place<T> = { key: T; empty: T; others: readonly { given: T; isWith?: boolean }[] }

const CLOSE = 1e-6

/**
 * Compares the keys of several places with the file's own scoring, one place at a time while the others keep their
 * keys. Undefined: nothing contradicts the keys. A code: another answer earns as many points as the key, or more.
 */
export function disprove<T>(
  score: (answers: readonly T[]) => number,
  places: readonly Place<T>[],
): ReasonCode | undefined {
  const keys = places.map(({ key }) => key)
  const best = score(keys)
  const tried = places.flatMap(({ others, empty }, at) =>
    [...others, { given: empty }].map(({ given, isWith = false }) => ({
      points: score(keys.map((key, index) => (index === at ? given : key))),
      isWith,
    })),
  )
  const none = score(places.map(({ empty }) => empty))
  const isBest = (points: number) => points >= best - CLOSE
  // If every answer earns the same, the points say nothing about the key.
  if (tried.every(({ points }) => Math.abs(points - best) < CLOSE) && Math.abs(none - best) < CLOSE)
    return best > CLOSE ? 'format-several-right' : undefined
  if (best <= 0 || tried.some(({ points }) => points > best + CLOSE)) return 'format-contradiction'
  return tried.some(({ points, isWith }) => isBest(points) && !isWith) ? 'format-several-right' : undefined
}
