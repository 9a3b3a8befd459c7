import { segmentsOf } from './cloze.ts'

/** Words between two blanks that only connect them. */
const JOINING = /^[\s,;]*(?:(?:and|or)\s*)?$/i

/** A rationale being edited: its sentence, and the index of the blank that the others are reasons for. */
type Rationale = { text: string; anchor: number }

/**
 * Finds two reasons of a rationale that mean the same when swapped, while only one order earns points: only a
 * connecting word is between them, and the right text of each could be put into the other. `couldTake`: whether the
 * first blank could.
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
