import type { ReasonCode } from '../reasons.ts'

/** The points of a file's own scoring for selected options, by their positions. */
export type ChoiceScore = (chosen: readonly number[]) => number

/**
 * The academy's scoring models for multiple selection: all or nothing, one point less for each wrong option, or one
 * point for each correct option.
 */
export type ScoringModel = 'all-or-nothing' | 'plus-minus' | 'each-right'

/** The correct options, and the models that match the file's share of points for every selection tried. */
export type ProvedKey = { right: number[]; models: ScoringModel[] }

/** Up to this many options, every selection is tried; beyond that, only those near the key. */
const ALL_OF = 8
/** The maximum number of options; the academy's questions have fewer, and each pair of them is tried. */
const MAX_OPTIONS = 50
/** The tolerance for shares of points, since files round them: three times 33.33 is 99.99. */
const ROUNDED = 0.005

const SHARE: Readonly<Record<ScoringModel, (hits: number, wrong: number, right: number) => number>> = {
  'all-or-nothing': (hits, wrong, right) => (hits === right && wrong === 0 ? 1 : 0),
  'plus-minus': (hits, wrong, right) => Math.max(0, hits - wrong) / right,
  'each-right': (hits, _, right) => hits / right,
}
const MODELS = ['all-or-nothing', 'plus-minus', 'each-right'] as const

const positions = (count: number) => Array.from({ length: count }, (_, at) => at)

const toggled = (chosen: readonly number[], ...changed: readonly number[]): number[] =>
  [...chosen.filter((at) => !changed.includes(at)), ...changed.filter((at) => !chosen.includes(at))].toSorted(
    (a, b) => a - b,
  )

/**
 * Every selection of a few options; of many, the empty one, all, single ones, and those that differ from the key in one
 * or two.
 */
function choicesOf(count: number, key: readonly number[]): number[][] {
  const all = positions(count)
  if (count <= ALL_OF)
    return positions(2 ** count).map((bits) => all.filter((at) => Math.floor(bits / 2 ** at) % 2 === 1))
  const near = all.flatMap((at) => [toggled(key, at), ...positions(at).map((other) => toggled(key, at, other))])
  const choices = [[], all, [...key], ...all.map((at) => [at]), ...near]
  return [...new Map(choices.map((choice) => [choice.join(), choice])).values()]
}

const isSame = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((at) => b.includes(at))

/**
 * Compares a declared key with the file's own scoring. `most`: how many options can be selected. Undefined: no
 * selection earns points, so the scoring proves nothing. A code: it contradicts the key, or more than one selection
 * earns all points, ignoring options that change nothing if the key is selected.
 */
export function proveKey(
  score: ChoiceScore,
  count: number,
  { key, most = count }: { key: readonly number[]; most?: number },
): ProvedKey | ReasonCode | undefined {
  if (count > MAX_OPTIONS) return 'format-answers'
  const tried = choicesOf(count, key)
    .filter((choice) => choice.length <= most)
    .map((choice) => ({ choice, points: score(choice) }))
  const best = Math.max(...tried.map(({ points }) => points))
  if (tried.every(({ points }) => points === best)) return best > 0 ? 'format-several-right' : undefined
  const isBest = ({ points }: { points: number }) => points > best - Math.abs(best) * ROUNDED
  const whole = tried.filter(isBest).map(({ choice }) => choice)
  const right = positions(count).filter((at) => whole.every((choice) => choice.includes(at)))
  const isUnique = right.length > 0 && whole.some((choice) => isSame(choice, right))
  if (best <= 0) return 'format-contradiction'
  if (!isUnique)
    return key.length === 0 || whole.some((choice) => choice.length > 0 && choice.every((at) => key.includes(at)))
      ? 'format-several-right'
      : 'format-contradiction'
  if (key.length > 0 && !isSame(key, right)) return 'format-contradiction'
  const isModel = (model: ScoringModel) =>
    tried.every(({ choice, points }) => {
      const hits = choice.filter((at) => right.includes(at)).length
      const share = SHARE[model](hits, choice.length - hits, right.length)
      return Math.abs(Math.max(0, points) / best - share) < ROUNDED
    })
  return { right, models: MODELS.filter(isModel) }
}
