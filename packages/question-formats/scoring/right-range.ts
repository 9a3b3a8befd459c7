import type { FormatReason, ReasonCode } from '../reasons.ts'
import { decimalsLoss, numberText } from '../choice-rows.ts'

/** A Numeric's answer and tolerance, and what is lost or changed of them. */
export type RightRange = { content: { answer: string; tolerance?: string }; losses: FormatReason[] }

/** The smallest step between two numbers that can be answered. */
const STEP = 0.0001
const CLOSE = 1e-9
/** Numbers at most at which the points change. */
const MAX_BOUNDS = 200

const isClose = (a: number, b: number) => Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(a), Math.abs(b))

/** Whether a number has four decimals at most. */
const isDecimal = (value: number) => isClose(value, Number(value.toFixed(4)))

/** Numbers at and between which the points may change: each one, and one before, between, and behind them. */
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
 * The numbers that get all points, from the points that a file's own scoring gives. `bounds`: every number at which they may change;
 * `key`: the declared answer. Undefined: the scoring gives the same for all. A code: the key isn't among them, they are several
 * ranges, or they have no end.
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
  // Behind an open end, the next number that can be answered; where the middle is then none, the end itself.
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

/** A range of numbers that gives a share of the points; of several that hold a number, the first one counts. */
export type NumberAnswer = { low: number; high: number; weight: number }

/** The range that gets all points, of answers as Moodle has them; `key`: the number that the best one names. */
export function rangeOfAnswers(
  answers: readonly NumberAnswer[],
  key: number | undefined,
): RightRange | ReasonCode | undefined {
  const weightAt = (given: number) =>
    answers.find(({ low, high }) => (given > low && given < high) || isClose(given, low) || isClose(given, high))
      ?.weight ?? 0
  // A range that comes first and gives less holds the right number.
  if (key !== undefined && Number.isFinite(key) && weightAt(key) < Math.max(...answers.map(({ weight }) => weight)))
    return 'format-contradiction'
  return rightRange(weightAt, { bounds: answers.flatMap(({ low, high }) => [low, high]), key })
}
