import type { Asked } from '../domain/testing/attempt.ts'

const RIGHT = 0x80

/** A question's number as few bytes as it needs, big-endian. */
export const packId = (id: number): Uint8Array => {
  const digits: number[] = []
  for (let rest = id; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256)
  return Uint8Array.from(digits)
}

const idOf = (bytes: Uint8Array) => bytes.reduce((id, byte) => id * 256 + byte, 0)

/** A graded question: a byte with the id's length and the verdict, the id, and a byte for each part of the choice. */
export const packAnswer = (id: number, choice: readonly number[], correct: boolean): Uint8Array => {
  const bytes = packId(id)
  return Uint8Array.from([bytes.length | (correct ? RIGHT : 0), ...bytes, ...choice])
}

/** `packId` while unanswered, `packAnswer` after. */
export const packQuestion = ({ id, answer }: Asked): Uint8Array =>
  answer ? packAnswer(id, answer.choice, answer.correct) : packId(id)

/** What `packQuestion` packed. */
export function unpackQuestion(bytes: Uint8Array, answered: boolean): Asked {
  if (!answered) return { id: idOf(bytes) }
  const head = bytes[0] ?? 0
  const end = 1 + (head & ~RIGHT)
  return {
    id: idOf(bytes.subarray(1, end)),
    answer: { choice: [...bytes.subarray(end)], correct: (head & RIGHT) !== 0 },
  }
}
