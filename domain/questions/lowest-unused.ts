import { has, type Bitmap } from '../testing/bitmap.ts'

/** The first number of a question (spec 2.9.5). */
export const FIRST_QUESTION_ID = 101

/** The lowest number from 101 upward that is not in `used` (spec 2.4.12). */
export function lowestUnused(used: Bitmap): number {
  let id = FIRST_QUESTION_ID
  while (has(used, id)) id = (id & 7) === 0 && used[id >> 3] === 255 ? id + 8 : id + 1
  return id
}
