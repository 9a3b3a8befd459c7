import type { ReasonCode } from '../reasons.ts'

/** What can be answered in one place of a question. `others`: answers beside the key; `isWith`: whether one holds all of the key and more. */
export type Place<T> = { key: T; empty: T; others: readonly { given: T; isWith?: boolean }[] }

const CLOSE = 1e-6

/**
 * Compares the keys of several places with what the file's own scoring gives, each place by itself while the others hold their key.
 * Undefined: nothing speaks against the keys. A code: another answer gets more points than the key, or as many.
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
  // The same for every answer: without points it says nothing of the key.
  if (tried.every(({ points }) => Math.abs(points - best) < CLOSE) && Math.abs(none - best) < CLOSE)
    return best > CLOSE ? 'format-several-right' : undefined
  if (best <= 0 || tried.some(({ points }) => points > best + CLOSE)) return 'format-contradiction'
  return tried.some(({ points, isWith }) => isBest(points) && !isWith) ? 'format-several-right' : undefined
}
