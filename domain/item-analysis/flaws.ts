import type { OptionKind } from './choice-options.ts'
import { type ItemFigures, MIN_ANSWERS, type OptionFigures } from './item-figures.ts'
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

/**
 * A correlation that chance gives in one of twenty questions without any: below it, an option's is not spoken of. Of several options
 * (`tries`) that any of them has it, by a bound on the tail of the normal distribution.
 */
const byChance = (known: number, tries = 1): number =>
  (tries === 1 ? 1.645 : Math.sqrt(-2 * Math.log(0.1 / tries))) / Math.sqrt(known)

/** How the options of a version are to be taken; absent parts: they are one. */
export type OptionFacts = { kind?: OptionKind; parts?: readonly number[]; within?: number }

/** Whether an option of a version is right. */
export const isRightOption = (
  { key = [], kind, within = 0 }: OptionFacts & { key?: readonly number[] },
  option: number,
): boolean => (kind === 'numbers' ? key.some((right) => Math.abs(option - right) <= within) : key.includes(option))

/** Options that may be right in place of the key: those that better students choose more than any right one. */
function betterOptions(options: readonly OptionFigures[], isRight: (option: number) => boolean): OptionFigures[] {
  const right = options.filter(({ option }) => isRight(option)).flatMap(({ correlation }) => correlation ?? [])
  if (right.length === 0) return []
  const most = Math.max(...right)
  return options.filter(({ option, correlation = -1 }) => !isRight(option) && correlation > most && correlation > 0)
}

/** The options of each part; numbers that were typed, and a list of answers, are one. */
function inParts(options: readonly OptionFigures[], { kind, parts }: OptionFacts): OptionFigures[][] {
  if (kind === undefined || kind === 'numbers' || parts === undefined) return [[...options]]
  return parts.map((size, i) => {
    const start = parts.slice(0, i).reduce((sum, each) => sum + each, 0)
    return options.slice(start, start + size)
  })
}

const numbersOf = (options: readonly OptionFigures[]): number[] => options.map(({ option }) => option)

/** Flaws of options. Where there are many, as in a matrix, one is spoken of where some choose it and chance does not explain it. */
function optionFlaws({ options, known }: ItemFigures, key: readonly number[], facts: OptionFacts) {
  const { kind } = facts
  const isRight = (option: number) => isRightOption({ ...facts, key }, option)
  const wrong = options.filter(({ option }) => !isRight(option))
  const isKnown = known >= MIN_ANSWERS
  const isNoChance = ({ correlation = 0, share }: OptionFigures, tries: number) =>
    kind === undefined
      ? correlation > byChance(known)
      : share >= FLAW_LIMITS.dead && correlation > byChance(known, tries)
  const better = inParts(options, facts).flatMap((part) => betterOptions(part, isRight))
  const isUnused = kind === undefined || kind === 'options'
  return {
    better: isKnown ? numbersOf(kind === undefined ? better : better.filter((option) => isNoChance(option, 1))) : [],
    attractive: isKnown ? numbersOf(wrong.filter((option) => isNoChance(option, wrong.length))) : [],
    dead: isUnused ? numbersOf(wrong.filter(({ share }) => share < FLAW_LIMITS.dead)) : [],
  }
}

/** Pairs of options that were always chosen together and not by all. */
function together({ pairs, options, n }: ItemSums): number[] {
  const both = Object.entries(pairs).flatMap(([pair, count]) => {
    const [low = 0, high = 0] = pair.split('-').map(Number)
    const isAlways = options[low]?.n === count && options[high]?.n === count
    return isAlways && count >= MIN_ANSWERS && count < FLAW_LIMITS.easy * n ? [low, high] : []
  })
  return [...new Set(both)].sort((a, b) => a - b)
}

/**
 * The flaws that the figures of a version speak of, the most urgent first; none of fewer than 30 answers. `key`: the numbers of its
 * right options (absent: they are not counted), `facts`: how they are to be taken.
 */
export function flawsOf(
  sums: ItemSums,
  figures: ItemFigures,
  key: readonly number[] | undefined,
  facts: OptionFacts = {},
): Flaw[] {
  if (figures.n < MIN_ANSWERS) return []
  const { share, seconds, infit, discrimination, known } = figures
  const isKnown = known >= MIN_ANSWERS
  const { better, attractive, dead } = key ? optionFlaws(figures, key, facts) : { better: [], attractive: [], dead: [] }
  const flaws: Record<FlawKind, number[] | boolean> = {
    wrongKey: better.length > 0 ? better : isKnown && discrimination !== undefined && discrimination < 0,
    attractiveOption: attractive,
    misfit: isKnown && infit !== undefined && infit > FLAW_LIMITS.infit,
    tooHard: share !== undefined && share.share < FLAW_LIMITS.hard,
    tooFast: seconds !== undefined && seconds < FLAW_LIMITS.seconds,
    optionsTogether: key !== undefined && key.length > 1 ? together(sums) : [],
    deadOption: dead,
    tooEasy: share !== undefined && share.share > FLAW_LIMITS.easy,
  }
  return FLAWS.flatMap((kind): Flaw[] => {
    const flaw = flaws[kind]
    if (typeof flaw === 'boolean') return flaw ? [{ kind }] : []
    return flaw.length > 0 ? [{ kind, options: flaw }] : []
  })
}
