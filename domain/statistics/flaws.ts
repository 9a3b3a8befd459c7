import { type ItemFigures, LEAST_ANSWERS, type OptionFigures } from './item-figures.ts'
import type { ItemSums } from './item-sums.ts'

/** What may be wrong with a question, the most urgent first. */
export const FLAWS = [
  'wrongKey',
  'attractiveOption',
  'misfit',
  'tooHard',
  'tooFast',
  'optionsTogether',
  'deadOption',
  'tooEasy',
] as const
export type FlawKind = (typeof FLAWS)[number]

/** A flaw; `options`: those that it is about. */
export type Flaw = { kind: FlawKind; options?: number[] }

/** Where figures become flaws (reference of item statistics). */
export const FLAW_LIMITS = { hard: 0.2, easy: 0.95, dead: 0.05, infit: 1.3, seconds: 5 } as const

/** A correlation that chance gives in one of twenty questions without any: below it, an option's is not spoken of. */
const byChance = (known: number): number => 1.645 / Math.sqrt(known)

/** Options that may be right in place of the key: those that better students choose more than any right one. */
function betterOptions(options: readonly OptionFigures[], key: readonly number[]): number[] {
  const right = options.filter(({ option }) => key.includes(option)).flatMap(({ correlation }) => correlation ?? [])
  if (right.length === 0) return []
  const most = Math.max(...right)
  return options
    .filter(({ option, correlation = -1 }) => !key.includes(option) && correlation > most && correlation > 0)
    .map(({ option }) => option)
}

/** Pairs of options that were always chosen together and not by everybody. */
function together({ pairs, options, n }: ItemSums): number[] {
  const both = Object.entries(pairs).flatMap(([pair, count]) => {
    const [low = 0, high = 0] = pair.split('-').map(Number)
    const isAlways = options[low]?.n === count && options[high]?.n === count
    return isAlways && count >= LEAST_ANSWERS && count < FLAW_LIMITS.easy * n ? [low, high] : []
  })
  return [...new Set(both)].sort((a, b) => a - b)
}

/**
 * The flaws that the figures of a version speak of, the most urgent first; none of fewer than 30 answers. `key`: the numbers of its
 * right options (absent: it has no list of options).
 */
export function flawsOf(sums: ItemSums, figures: ItemFigures, key: readonly number[] | undefined): Flaw[] {
  if (figures.n < LEAST_ANSWERS) return []
  const { share, seconds, infit, discrimination, known, options, n } = figures
  const isKnown = known >= LEAST_ANSWERS
  const wrong = options.filter(({ option }) => key !== undefined && !key.includes(option))
  const better = isKnown && key !== undefined ? betterOptions(options, key) : []
  const attractive = wrong.filter(({ correlation = 0 }) => isKnown && correlation > byChance(known))
  const dead = n < LEAST_ANSWERS ? [] : wrong.filter((option) => option.share < FLAW_LIMITS.dead)
  const flaws: Record<FlawKind, number[] | boolean> = {
    wrongKey: better.length > 0 ? better : isKnown && discrimination !== undefined && discrimination < 0,
    attractiveOption: attractive.map(({ option }) => option),
    misfit: isKnown && infit !== undefined && infit > FLAW_LIMITS.infit,
    tooHard: share !== undefined && share.share < FLAW_LIMITS.hard,
    tooFast: seconds !== undefined && seconds < FLAW_LIMITS.seconds,
    optionsTogether: key !== undefined && key.length > 1 ? together(sums) : [],
    deadOption: dead.map(({ option }) => option),
    tooEasy: share !== undefined && share.share > FLAW_LIMITS.easy,
  }
  return FLAWS.flatMap((kind): Flaw[] => {
    const flaw = flaws[kind]
    if (typeof flaw === 'boolean') return flaw ? [{ kind }] : []
    return flaw.length > 0 ? [{ kind, options: flaw }] : []
  })
}
