import { type ShareInterval, wilsonInterval } from '#domain/study/wilson.ts'
import { restAbility } from './attempt-items.ts'
import { binSeconds, type ItemSums, type JointCounts } from './item-sums.ts'

/** With fewer answers, nothing is presented as a fact. */
export const MIN_ANSWERS = 30

/**
 * An option: the share of answers that chose it, and the correlation of choosing it with ability (absent: undefined).
 */
export type OptionFigures = { option: number; n: number; share: number; correlation?: number }

/**
 * A version's figures. `share`: of points, with its 95% interval; `discrimination`: correlation with the other
 * questions (`by: 'rest'`) or with ability; `efficiency`: that covariance out of the possible one, at most 1 (Moodle);
 * `seconds`: the median; `leftOut`: a share; `infit`: weighted mean square of residuals (Rasch). Absent: undefined.
 */
export type ItemFigures = {
  n: number
  share?: ShareInterval
  by: 'rest' | 'ability'
  /** The answers behind discrimination, efficiency, correlations, and infit. */
  known: number
  discrimination?: number
  efficiency?: number
  seconds?: number
  leftOut: number
  infit?: number
  options: OptionFigures[]
}

/** Returns a correlation from sums over `n` pairs; undefined if either does not vary. */
function correlation({ n, x, xx, y, yy, xy }: Record<'n' | 'x' | 'xx' | 'y' | 'yy' | 'xy', number>) {
  if (n < 2) return undefined
  const varX = n * xx - x * x
  const varY = n * yy - y * y
  // Rounding can leave a tiny variance where there is none.
  if (varX <= 1e-9 * n * xx || varY <= 1e-9 * n * yy) return undefined
  return Math.max(-1, Math.min(1, (n * xy - x * y) / Math.sqrt(varX * varY)))
}

type Cell = { share: number; rest: number; n: number }

/** Returns the cells of a joint count, by share and rest. */
const cellsOf = ({ counts }: JointCounts): Cell[] =>
  Object.entries(counts)
    .flatMap(([share, byRest]) => byRest.map((n, rest) => ({ share: Number(share), rest, n })))
    .filter(({ n }) => n > 0)

const jointSums = (cells: readonly Cell[]) =>
  cells.reduce(
    (sum, { share, rest, n }) => ({
      n: sum.n + n,
      x: sum.x + n * rest,
      xx: sum.xx + n * rest * rest,
      y: sum.y + n * share,
      yy: sum.yy + n * share * share,
      xy: sum.xy + n * share * rest,
    }),
    { n: 0, x: 0, xx: 0, y: 0, yy: 0, xy: 0 },
  )

/** Returns how many cells have each value, ascending. */
function ascending(cells: readonly Cell[], valueOf: (cell: Cell) => number): { value: number; n: number }[] {
  const counts = new Map<number, number>()
  for (const cell of cells) counts.set(valueOf(cell), (counts.get(valueOf(cell)) ?? 0) + cell.n)
  return [...counts].map(([value, n]) => ({ value, n })).sort((a, b) => a.value - b.value)
}

/** Returns the sum of products of both lists, each sorted separately. */
function sortedProducts(cells: readonly Cell[]): number {
  const shares = ascending(cells, ({ share }) => share)
  const rests = ascending(cells, ({ rest }) => rest)
  let sum = 0
  for (let i = 0, j = 0; i < shares.length && j < rests.length;) {
    const [share, rest] = [shares[i], rests[j]]
    if (!share || !rest) break
    const n = Math.min(share.n, rest.n)
    sum += n * share.value * rest.value
    share.n -= n
    rest.n -= n
    if (share.n === 0) i += 1
    if (rest.n === 0) j += 1
  }
  return sum
}

/**
 * Returns Moodle's discriminative efficiency: the covariance, divided by that of the separately sorted lists. Undefined
 * if the latter is 0.
 */
function efficiencyOf(cells: readonly Cell[]): number | undefined {
  const { n, x, y, xy } = jointSums(cells)
  if (n < 2) return undefined
  const maxProduct = n * sortedProducts(cells) - x * y
  return maxProduct <= 1e-9 ? undefined : (n * xy - x * y) / maxProduct
}

const STEPS = 30
const logistic = (x: number) => 1 / (1 + Math.exp(-x))

/**
 * Returns the infit of right-or-wrong answers, by the ability estimated from their rests and the difficulty that fits
 * them; undefined for other answers.
 */
function infitOf({ max }: JointCounts, cells: readonly Cell[]): number | undefined {
  if (cells.some(({ share }) => share !== 0 && share !== 1)) return undefined
  const right = cells.reduce((sum, { share, n }) => sum + n * share, 0)
  const all = cells.reduce((sum, { n }) => sum + n, 0)
  if (right === 0 || right === all) return undefined
  const rows = cells.map(({ share, rest, n }) => ({ share, n, ability: restAbility({ points: rest, max }) }))
  let difficulty = 0
  for (let step = 0; step < STEPS; step += 1) {
    let expected = 0
    let information = 0
    for (const { n, ability } of rows) {
      const p = logistic(ability - difficulty)
      expected += n * p
      information += n * p * (1 - p)
    }
    if (information < 1e-9) return undefined
    difficulty += Math.max(-1, Math.min(1, (expected - right) / information))
  }
  let residuals = 0
  let variance = 0
  for (const { share, n, ability } of rows) {
    const p = logistic(ability - difficulty)
    residuals += n * (share - p) ** 2
    variance += n * p * (1 - p)
  }
  return variance < 1e-9 ? undefined : residuals / variance
}

/** Returns the median of the bins of seconds. */
function medianSeconds(seconds: Readonly<Record<string, number>>): number | undefined {
  const bins = Object.entries(seconds)
    .map(([bin, n]) => ({ bin: Number(bin), n }))
    .sort((a, b) => a.bin - b.bin)
  const all = bins.reduce((sum, { n }) => sum + n, 0)
  let before = 0
  for (const { bin, n } of bins) {
    before += n
    if (before >= all / 2) return binSeconds(bin)
  }
  return undefined
}

/**
 * Computes the figures from sums; `options`: their numbers, or how many options the question has (the list includes
 * those that no student chose).
 */
export function figuresOf(sums: ItemSums, options: number | readonly number[]): ItemFigures {
  const { n, known, x, xx } = sums
  const share = n === 0 ? undefined : wilsonInterval(sums.y / n, n)
  const cells = sums.joint ? cellsOf(sums.joint) : []
  const isSame = sums.joint?.form !== undefined
  const pairs = isSame ? jointSums(cells) : { n: known, x, xx, y: sums.ky, yy: sums.kyy, xy: sums.xy }
  const discrimination = correlation(pairs)
  const efficiency = efficiencyOf(cells)
  const seconds = medianSeconds(sums.seconds)
  const infit = sums.joint && infitOf(sums.joint, cells)
  return {
    n,
    ...(share ? { share } : {}),
    by: isSame ? 'rest' : 'ability',
    known,
    ...(discrimination === undefined ? {} : { discrimination }),
    ...(efficiency === undefined ? {} : { efficiency }),
    ...(seconds === undefined ? {} : { seconds }),
    leftOut: n + sums.leftOut === 0 ? 0 : sums.leftOut / (n + sums.leftOut),
    ...(infit === undefined ? {} : { infit }),
    options: (typeof options === 'number' ? Array.from({ length: options }, (_, i) => i) : options).map((option) => {
      const chosen = sums.options[option] ?? { n: 0, known: 0, ability: 0 }
      const r = correlation({ n: known, x, xx, y: chosen.known, yy: chosen.known, xy: chosen.ability })
      return { option, n: chosen.n, share: n === 0 ? 0 : chosen.n / n, ...(r === undefined ? {} : { correlation: r }) }
    }),
  }
}
