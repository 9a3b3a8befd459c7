import { ADAPTIVE } from './exam-settings.ts'
import { readNumbers, writeNumber } from './variable-bytes.ts'

const DAY = 86_400_000

/** Returns the month, counted from January 1970 (UTC). */
const monthOf = (time: number): number => {
  const date = new Date(time)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}

/** Returns when a month expires: a year after its last moment. */
const expiryOf = (month: number): number => Date.UTC(1970, month + 1, 1) + ADAPTIVE.repeatDays * DAY

type Months = Map<number, Set<number>>

function unpack(packed: Uint8Array | undefined, now: number): Months {
  const months: Months = new Map()
  const reader = readNumbers(packed ?? new Uint8Array())
  while (!reader.isAtEnd()) {
    const month = reader.next()
    const ids = new Set<number>()
    let id = 0
    for (let left = reader.next(); left > 0; left -= 1) ids.add((id += reader.next()))
    if (now < expiryOf(month)) months.set(month, ids)
  }
  return months
}

/**
 * Packs by month: the month, the number of questions, and the distance of each question's number from the previous one.
 */
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
 * Adds questions seen at a time (epoch milliseconds) to a student's record. Each counts from the latest month in which
 * it was seen, so calls may repeat, in any order. Drops months that expired by that time.
 */
export function addSeen(packed: Uint8Array | undefined, ids: readonly number[], time: number): Uint8Array {
  const months = unpack(packed, time)
  const month = monthOf(time)
  for (const id of ids) {
    if ([...months].some(([later, monthIds]) => later > month && monthIds.has(id))) continue
    for (const monthIds of months.values()) monthIds.delete(id)
    months.set(month, (months.get(month) ?? new Set()).add(id))
  }
  return pack(months)
}

/** Returns the questions that a student has seen in the last 365 days, by months: up to a month longer, never less. */
export const seenQuestions = (packed: Uint8Array | undefined, now: number): ReadonlySet<number> =>
  new Set([...unpack(packed, now).values()].flatMap((ids) => [...ids]))
