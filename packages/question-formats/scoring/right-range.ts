import type { FormatReason, ReasonCode } from '../reasons.ts'
import { decimalsLoss, numberText } from '../choice-rows.ts'

/** A Numeric's answer and tolerance, and what was lost or changed. */
export type RightRange = { content: { answer: string; tolerance?: string }; losses: FormatReason[] }

/** The smallest difference between two valid answers. */
const STEP = 0.0001
const CLOSE = 1e-9
/** The maximum number of bounds at which the points change. */
const MAX_BOUNDS = 200

const isClose = (a: number, b: number) => Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(a), Math.abs(b))

/** Whether a number has at most four decimals. */
const isDecimal = (value: number) => isClose(value, Number(value.toFixed(4)))

/** Numbers at and between which the points may change: each bound, and one number before, between, and after them. */
function probesOf(bounds: readonly number[]): { at: number; isBound: boolean }[] {
  const sorted = bounds
    .filter((bound) => Number.isFinite(bound))
    .toSorted((a, b) => a - b)
    .filter((bound, at, all) => at === 0 || !isClose(bound, all[at - 1] ?? 0))
  const [first = 0] = sorted
  const last = sorted.at(-1) ?? 0
  return [
    { at: first - 1 - Math.abs(first), isBound: false },
    ...sorted.flatMap((bound, index) => {
      const next = sorted[index + 1]
      return [
        { at: bound, isBound: true },
        { at: next === undefined ? last + 1 + Math.abs(last) : (bound + next) / 2, isBound: false },
      ]
    }),
  ]
}

/**
 * The numbers that earn all points by the file's own scoring. `bounds`: every number at which the points may change;
 * `key`: the declared answer. Undefined: all numbers earn the same. A code: the key isn't among them, they form several
 * ranges, or they are unbounded.
 */
export function rightRange(
  score: (given: number) => number,
  { bounds, key, step = STEP }: { bounds: readonly number[]; key: number | undefined; step?: number },
): RightRange | ReasonCode | undefined {
  if (bounds.length > MAX_BOUNDS) return 'format-answers'
  const probes = probesOf(key === undefined ? bounds : [...bounds, key]).map((probe) => ({
    ...probe,
    points: score(probe.at),
  }))
  const best = Math.max(...probes.map(({ points }) => points))
  if (probes.every(({ points }) => points === best)) return undefined
  if (best <= 0) return 'format-contradiction'
  const right = probes.filter(({ points }) => points === best)
  const from = probes.findIndex(({ points }) => points === best)
  const to = probes.findLastIndex(({ points }) => points === best)
  if (key !== undefined && !right.some(({ at }) => isClose(at, key))) return 'format-contradiction'
  if (to - from + 1 !== right.length) return 'format-several-right'
  const [first, last] = [probes[from], probes[to]]
  if (!first || !last || from === 0 || to === probes.length - 1) return 'format-range-endless'
  const [before, behind] = [probes[from - 1]?.at ?? 0, probes[to + 1]?.at ?? 0]
  // Replaces an exclusive bound with the next valid answer, or keeps the bound itself if the middle would then be
  // invalid.
  const shrunk = { low: first.isBound ? first.at : before + step, high: last.isBound ? last.at : behind - step }
  const isExact = isDecimal((shrunk.low + shrunk.high) / 2)
  const isClosed = first.isBound && last.isBound
  const ends = { low: first.isBound ? first.at : before, high: last.isBound ? last.at : behind }
  const { low, high } = isClosed || isExact ? shrunk : ends
  const middle = key !== undefined && isClose(key - low, high - key) ? key : (low + high) / 2
  const spread = Math.max(0, (high - low) / 2)
  const [answer, tolerance] = [numberText(middle), numberText(spread)]
  if (answer === undefined || tolerance === undefined) return 'format-range-endless'
  const others = probes.some(({ points }) => points > 0 && points < best)
  return {
    content: { answer, ...(tolerance === '0' ? {} : { tolerance }) },
    losses: [
      ...(others ? (['format-other-answers'] as const) : []),
      ...(key !== undefined && !isClose(middle, key) ? ([`format-range:${String(key)}`] as const) : []),
      ...(isClosed || isExact ? [] : (['format-range-ends'] as const)),
      ...decimalsLoss(middle, spread),
    ],
  }
}

/** A range of numbers that earns a share of the points; if several contain a number, the first one counts. */
export type NumberAnswer = { low: number; high: number; weight: number }

/** The range of Moodle-style answers that earns all points; `key` is the number of the best one. */
export function rangeOfAnswers(
  answers: readonly NumberAnswer[],
  key: number | undefined,
): RightRange | ReasonCode | undefined {
  const weightAt = (given: number) =>
    answers.find(({ low, high }) => (given > low && given < high) || isClose(given, low) || isClose(given, high))
      ?.weight ?? 0
  // An earlier range that earns less contains the correct number.
  if (key !== undefined && Number.isFinite(key) && weightAt(key) < Math.max(...answers.map(({ weight }) => weight)))
    return 'format-contradiction'
  return rightRange(weightAt, { bounds: answers.flatMap(({ low, high }) => [low, high]), key })
}
