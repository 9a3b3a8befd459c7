import { readNumbers, writeNumber } from './variable-bytes.ts'

/** The most points that a part of an exam's item has: of questions that give more, the points are scaled. */
export const MAX_POINTS = 14

/** Points out of `max` as an exam counts them. */
export const examPoints = ({ points, max }: { points: number; max: number }): { points: number; max: number } =>
  max <= MAX_POINTS ? { points, max } : { points: Math.round((points * MAX_POINTS) / max), max: MAX_POINTS }

/** An answer of a finished attempt: a question's number, of a case study its item from 1, and the points out of those that there were. */
export type ExamResponse = { id: number; item?: number; points: number; max: number }

const ITEMS = 8

/** Responses, sorted by number: three to four bytes each. */
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

/** What `packResponses` packed. */
export function unpackResponses(packed: Uint8Array): ExamResponse[] {
  const responses: ExamResponse[] = []
  const reader = readNumbers(packed)
  let id = 0
  while (!reader.isAtEnd()) {
    const place = reader.next()
    const item = place % ITEMS
    id += Math.floor(place / ITEMS)
    const grade = reader.byte()
    responses.push({ id, ...(item === 0 ? {} : { item }), points: grade >> 4, max: grade & 0x0f })
  }
  return responses
}
