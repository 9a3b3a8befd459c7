import { ADAPTIVE } from './exam-settings.ts'
import { readNumbers, writeNumber } from './variable-bytes.ts'

const DAY = 86_400_000

/** Months, counted from January 1970 (UTC). */
const monthOf = (time: number): number => {
  const date = new Date(time)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}

/** From when on nothing of a month counts: a year after its last moment. */
const overAt = (month: number): number => Date.UTC(1970, month + 1, 1) + ADAPTIVE.repeatDays * DAY

type Months = Map<number, Set<number>>

function unpack(packed: Uint8Array | undefined, now: number): Months {
  const months: Months = new Map()
  const reader = readNumbers(packed ?? new Uint8Array())
  while (!reader.isAtEnd()) {
    const month = reader.next()
    const ids = new Set<number>()
    let id = 0
    for (let left = reader.next(); left > 0; left -= 1) ids.add((id += reader.next()))
    if (now < overAt(month)) months.set(month, ids)
  }
  return months
}

/** By month: the month, how many questions, and how far each question's number is from the one before. */
function pack(months: Months): Uint8Array {
  const bytes: number[] = []
  for (const [month, ids] of [...months].toSorted(([a], [b]) => a - b)) {
    if (ids.size === 0) continue
    writeNumber(bytes, month)
    writeNumber(bytes, ids.size)
    let before = 0
    for (const id of [...ids].toSorted((a, b) => a - b)) {
      writeNumber(bytes, id - before)
      before = id
    }
  }
  return Uint8Array.from(bytes)
}

/**
 * A student's record with questions that were seen at a time (epoch milliseconds). Each counts from the latest month that it was seen
 * in, so the same ones may come again, in any order. Months that are a year past at that time are left out.
 */
export function addSeen(packed: Uint8Array | undefined, ids: readonly number[], time: number): Uint8Array {
  const months = unpack(packed, time)
  const month = monthOf(time)
  for (const id of ids) {
    if ([...months].some(([later, own]) => later > month && own.has(id))) continue
    for (const own of months.values()) own.delete(id)
    months.set(month, (months.get(month) ?? new Set()).add(id))
  }
  return pack(months)
}

/** The questions that a student has seen in the last 365 days, by months: up to a month longer, never less. */
export const seenQuestions = (packed: Uint8Array | undefined, now: number): ReadonlySet<number> =>
  new Set([...unpack(packed, now).values()].flatMap((ids) => [...ids]))
