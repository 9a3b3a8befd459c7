/** Points earned and points possible: the result of an attempt without the question itself. */
export type Rest = { points: number; max: number }

/**
 * An answer for statistics. `share`: its points out of the maximum, 0 to 1; `choice`: option numbers (empty without a
 * list of options); `rest` and `ability` (logits): the result of the rest of the attempt, absent if too little is
 * known; `form`: a number for the set of questions answered together (absent in adaptive tests).
 */
export type ItemAnswer = {
  share: number
  seconds?: number
  choice: readonly number[]
  known?: { rest: Rest; ability: number; form?: number }
}

/**
 * The answers that chose an option: their number, and for those with a known ability the number and the sum of
 * abilities.
 */
export type OptionSum = { n: number; known: number; ability: number }

/**
 * How many answers had a share of points with a rest of points: `counts` by share (as a string) and by rest, from 0 to
 * `max`. `form` is set while all attempts answered the same questions; otherwise rests are percentages (`max` is 100).
 */
export type JointCounts = { form?: number; max: number; counts: Record<string, number[]> }

/** The sums of a version of a question, or of one of its items: adding two yields the sums of both. */
export type ItemSums = {
  /** Number of answers, and how often the question was left out. */
  n: number
  leftOut: number
  /** Sums of the shares and of their squares, over all answers. */
  y: number
  yy: number
  /** For answers whose attempt's ability is known: their number, and sums of shares (y) and abilities (x). */
  known: number
  ky: number
  kyy: number
  x: number
  xx: number
  xy: number
  joint?: JointCounts
  /** Answers by bin of seconds (`secondsBin`). */
  seconds: Record<string, number>
  /** By option number. */
  options: Record<string, OptionSum>
  /** How often two options were chosen together, by `low-high`. */
  pairs: Record<string, number>
}

export const NO_SUMS: ItemSums = {
  ...{ n: 0, leftOut: 0, y: 0, yy: 0, known: 0, ky: 0, kyy: 0, x: 0, xx: 0, xy: 0 },
  ...{ seconds: {}, options: {}, pairs: {} },
}

const PERCENTS = 100
const MINUTE = 60
const FIVE_MINUTES = 300

/**
 * Returns the bin of a time: whole seconds up to a minute, then five seconds up to five minutes, then half minutes up
 * to ten.
 */
export const secondsBin = (seconds: number): number => {
  if (seconds < MINUTE) return Math.floor(seconds)
  if (seconds < FIVE_MINUTES) return Math.floor(seconds / 5) * 5
  return Math.min(600, Math.floor(seconds / 30) * 30)
}

const widthOf = (bin: number): number => (bin < MINUTE ? 1 : bin < FIVE_MINUTES ? 5 : 30)
/** Returns the middle of a bin, in seconds; for bins of one second, that second. */
export const binSeconds = (bin: number): number => bin + (widthOf(bin) - 1) / 2

const addCounts = (a: Record<string, number>, b: Record<string, number>): Record<string, number> => {
  const sum = { ...a }
  for (const [key, n] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + n
  return sum
}

const inPercents = ({ max, counts }: JointCounts): JointCounts => ({
  max: PERCENTS,
  counts: Object.fromEntries(
    Object.entries(counts).map(([share, byRest]) => {
      const bins = Array.from({ length: PERCENTS + 1 }, () => 0)
      byRest.forEach((n, rest) => {
        const bin = max === 0 ? 0 : Math.round((PERCENTS * rest) / max)
        bins[bin] = (bins[bin] ?? 0) + n
      })
      return [share, bins]
    }),
  ),
})

/**
 * Adds two joint counts: exactly if both have the same form, else with rests as percentages. Commutative and
 * associative.
 */
function addJoint(a: JointCounts | undefined, b: JointCounts | undefined): JointCounts | undefined {
  if (a === undefined || b === undefined) return a ?? b
  const isSame = a.form !== undefined && a.form === b.form && a.max === b.max
  const [left, right] = isSame ? [a, b] : [a, b].map((each) => (each.form === undefined ? each : inPercents(each)))
  if (left === undefined || right === undefined) return undefined
  const counts: Record<string, number[]> = { ...left.counts }
  for (const [share, byRest] of Object.entries(right.counts))
    counts[share] = byRest.map((n, rest) => n + (counts[share]?.[rest] ?? 0))
  return { ...(isSame && a.form !== undefined ? { form: a.form } : {}), max: left.max, counts }
}

const addOptions = (a: ItemSums['options'], b: ItemSums['options']): ItemSums['options'] => {
  const sum = { ...a }
  for (const [option, { n, known, ability }] of Object.entries(b)) {
    const before = sum[option] ?? { n: 0, known: 0, ability: 0 }
    sum[option] = { n: before.n + n, known: before.known + known, ability: before.ability + ability }
  }
  return sum
}

/** Adds two sums; the order doesn't matter. */
export function addSums(a: ItemSums, b: ItemSums): ItemSums {
  const joint = addJoint(a.joint, b.joint)
  return {
    n: a.n + b.n,
    leftOut: a.leftOut + b.leftOut,
    y: a.y + b.y,
    yy: a.yy + b.yy,
    known: a.known + b.known,
    ky: a.ky + b.ky,
    kyy: a.kyy + b.kyy,
    x: a.x + b.x,
    xx: a.xx + b.xx,
    xy: a.xy + b.xy,
    ...(joint === undefined ? {} : { joint }),
    seconds: addCounts(a.seconds, b.seconds),
    options: addOptions(a.options, b.options),
    pairs: addCounts(a.pairs, b.pairs),
  }
}

const pairsOf = (choice: readonly number[]): Record<string, number> =>
  Object.fromEntries(choice.flatMap((low, i) => choice.slice(i + 1).map((high) => [`${low}-${high}`, 1] as const)))

/** Returns the sums of one answer. */
export function sumsOfAnswer({ share: y, seconds, choice, known }: ItemAnswer): ItemSums {
  const x = known?.ability ?? 0
  const has = known === undefined ? 0 : 1
  const byRest = known && Array.from({ length: known.rest.max + 1 }, (_, rest) => (rest === known.rest.points ? 1 : 0))
  return {
    ...{ n: 1, leftOut: 0, y, yy: y * y },
    ...{ known: has, ky: has * y, kyy: has * y * y, x, xx: x * x, xy: x * y },
    ...(known &&
      byRest && {
        joint: {
          ...(known.form === undefined ? {} : { form: known.form }),
          max: known.rest.max,
          counts: { [y]: byRest },
        },
      }),
    seconds: seconds === undefined ? {} : { [secondsBin(seconds)]: 1 },
    options: Object.fromEntries(choice.map((option) => [option, { n: 1, known: has, ability: x }])),
    pairs: pairsOf(choice),
  }
}

/** The sums of a skipped question. */
export const LEFT_OUT: ItemSums = { ...NO_SUMS, leftOut: 1 }
