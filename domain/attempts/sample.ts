import { count, type Bitmap } from './bitmap.ts'
import { pickRanks } from './pick-ranks.ts'
import type { Random } from './random.ts'
import { selectRanks } from './select-ranks.ts'

/** `n` different numbers of the set, every choice and order equally likely; all of them, shuffled, when it holds fewer. */
export const sample = (bitmap: Bitmap, n: number, random: Random): number[] =>
  selectRanks(bitmap, pickRanks(n, count(bitmap), random))
