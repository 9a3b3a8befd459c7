import { readNumbers, writeNumber } from './variable-bytes.ts'

/** The maximum points of a part in an exam; those of questions with more are scaled. */
export const MAX_POINTS = 14

/** Converts points out of `max` to an exam's points. */
export const examPoints = ({ points, max }: { points: number; max: number }): { points: number; max: number } =>
  max <= MAX_POINTS ? { points, max } : { points: Math.round((points * MAX_POINTS) / max), max: MAX_POINTS }

/**
 * An answer of a finished attempt: a question's number, a case study's item from 1, and points earned out of points
 * possible.
 */
export type ExamResponse = { id: number; item?: number; points: number; max: number }

const ITEMS = 8

/** Packs responses, sorted by number, in three to four bytes each. */
export function packResponses(responses: readonly ExamResponse[]): Uint8Array {
  const bytes: number[] = []
  let before = 0
  for (const { id, item = 0, points, max } of responses.toSorted(
    (a, b) => a.id - b.id || (a.item ?? 0) - (b.item ?? 0),
  )) {
    writeNumber(bytes, (id - before) * ITEMS + item)
    bytes.push((points << 4) | max)
    before = id
  }
  return Uint8Array.from(bytes)
}

/** Reverses `packResponses`. */
export function unpackResponses(packed: Uint8Array): ExamResponse[] {
  const responses: ExamResponse[] = []
  const reader = readNumbers(packed)
  let id = 0
  while (!reader.isAtEnd()) {
    const code = reader.next()
    const item = code % ITEMS
    id += Math.floor(code / ITEMS)
    const grade = reader.byte()
    responses.push({ id, ...(item === 0 ? {} : { item }), points: grade >> 4, max: grade & 0x0f })
  }
  return responses
}
