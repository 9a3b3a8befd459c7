import type { AttemptQuestion } from '#domain/attempts/attempt.ts'

const RIGHT = 0x80
const TIMED = 0x40
const LENGTH = 0x3f

type Answer = NonNullable<AttemptQuestion['answer']>

/** A question's number as few bytes as it needs, big-endian. */
export const packId = (id: number): Uint8Array => {
  const digits: number[] = []
  for (let rest = id; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256)
  return Uint8Array.from(digits)
}

const idOf = (bytes: Uint8Array) => bytes.reduce((id, byte) => id * 256 + byte, 0)

/**
 * A graded question: a byte with the id's length and the verdict, the id, two bytes of its clock, and a byte for each part
 * of the choice.
 */
export const packAnswer = (id: number, { choice, correct, clock }: Answer): Uint8Array => {
  const bytes = packId(id)
  const time = clock === undefined ? [] : [clock >> 8, clock & 0xff]
  return Uint8Array.from([
    bytes.length | (correct ? RIGHT : 0) | (clock === undefined ? 0 : TIMED),
    ...bytes,
    ...time,
    ...choice,
  ])
}

/** `packId` while unanswered, `packAnswer` after. */
export const packQuestion = ({ id, answer }: AttemptQuestion): Uint8Array =>
  answer ? packAnswer(id, answer) : packId(id)

/** What `packQuestion` packed. */
export function unpackQuestion(bytes: Uint8Array, answered: boolean): AttemptQuestion {
  if (!answered) return { id: idOf(bytes) }
  const head = bytes[0] ?? 0
  const end = 1 + (head & LENGTH)
  const timed = (head & TIMED) !== 0
  return {
    id: idOf(bytes.subarray(1, end)),
    answer: {
      choice: [...bytes.subarray(timed ? end + 2 : end)],
      correct: (head & RIGHT) !== 0,
      ...(timed ? { clock: idOf(bytes.subarray(end, end + 2)) } : {}),
    },
  }
}
