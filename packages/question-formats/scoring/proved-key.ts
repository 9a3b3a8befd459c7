import type { ReasonCode } from '../reasons.ts'

/** The points that a file's own scoring gives for chosen options, by their positions. */
export type ChoiceScore = (chosen: readonly number[]) => number

/** How the academy can score options of which several are chosen: all or nothing, one point less for each wrong one, or a point for each right one. */
export type ScoringModel = 'all-or-nothing' | 'plus-minus' | 'each-right'

/** The right options, and the models that give the file's share of the points for every choice that was tried. */
export type ProvedKey = { right: number[]; models: ScoringModel[] }

/** Options of which every choice is tried; of more, those around the key. */
const ALL_OF = 8
/** Options at most: no question of the academy has as many, and each pair of them is tried. */
const MAX_OPTIONS = 50
/** What shares of the points may differ by, as files round them: three times 33.33 is 99.99. */
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

/** Every choice of a few options; of many, the empty one, all, single ones, and those that differ from the key in one or two. */
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
 * Compares a declared key with the file's own scoring. `most`: how many options can be chosen. Undefined: the scoring
 * awards no points to any choice, so it proves nothing. A code: it contradicts the key, or more than one choice earns
 * all points; options that change nothing where the key is chosen don't count as another one.
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
