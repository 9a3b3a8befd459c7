import { segmentsOf } from './cloze.ts'

/** Words between two blanks that only join them. */
const JOINING = /^[\s,;]*(?:(?:and|or)\s*)?$/i

/** A rationale being written: its sentence, and the index of the blank that the others give reasons for. */
type Rationale = { text: string; anchor: number }

/**
 * Two reasons of a rationale that mean the same when they are swapped, while only one order of them gives points: nothing but "and"
 * is between them, and what is right in each could be put into the other. `couldTake`: whether the first blank could.
 */
export function swappableReasons(
  { text, anchor }: Rationale,
  couldTake: (blank: number, other: number) => boolean,
): readonly [number, number] | undefined {
  const segments = segmentsOf(text)
  for (const [i, words] of segments.entries()) {
    const [first, second] = [segments[i - 1], segments[i + 1]]
    if (typeof words !== 'string' || typeof first !== 'number' || typeof second !== 'number') continue
    if (first === anchor || second === anchor || !JOINING.test(words)) continue
    if (couldTake(first, second) && couldTake(second, first)) return [first, second]
  }
  return undefined
}
