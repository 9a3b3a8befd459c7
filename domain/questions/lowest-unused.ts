import { has, type Bitmap } from '#domain/attempts/bitmap.ts'

/** The first number of a question (spec 2.9.5). */
export const FIRST_QUESTION_ID = 101

/**
 * Returns the lowest `n` numbers from `from` to below `end` that are not in `used` (spec 2.4.12); fewer if no more are
 * free.
 */
export function lowestUnused(used: Bitmap, n: number, from: number, end: number): number[] {
  const free: number[] = []
  for (let id = from; id < end && free.length < n; id += 1) if (!has(used, id)) free.push(id)
  return free
}
