import type { OptionKind } from './choice-options.ts'
import { type ItemFigures, MIN_ANSWERS, type OptionFigures } from './item-figures.ts'
import type { ItemSums } from './item-sums.ts'

/** Possible flaws of a question, most urgent first. */
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

/** A flaw; `options`: those it concerns. */
export type Flaw = { kind: FlawKind; options?: number[] }

/** Thresholds at which figures become flaws (reference of item statistics). */
export const FLAW_LIMITS = { hard: 0.2, easy: 0.95, dead: 0.05, infit: 1.3, seconds: 5 } as const

/**
 * Returns the correlation that one in twenty uncorrelated questions reaches by chance: smaller ones of an option are
 * not reported. For several options (`tries`), the chance that any of them reaches it, by a bound on the tail of the
 * normal distribution.
 */
const byChance = (known: number, tries = 1): number =>
  (tries === 1 ? 1.645 : Math.sqrt(-2 * Math.log(0.1 / tries))) / Math.sqrt(known)

/** How to interpret a version's options; absent parts: they form one. */
export type OptionFacts = { kind?: OptionKind; parts?: readonly number[]; within?: number }

/** Whether an option of a version is right. */
export const isRightOption = (
  { key = [], kind, within = 0 }: OptionFacts & { key?: readonly number[] },
  option: number,
): boolean => (kind === 'numbers' ? key.some((right) => Math.abs(option - right) <= within) : key.includes(option))

/**
 * Returns options that may be right instead of the key: those that stronger students choose more than any right one.
 */
function betterOptions(options: readonly OptionFigures[], isRight: (option: number) => boolean): OptionFigures[] {
  const right = options.filter(({ option }) => isRight(option)).flatMap(({ correlation }) => correlation ?? [])
  if (right.length === 0) return []
  const max = Math.max(...right)
  return options.filter(({ option, correlation = -1 }) => !isRight(option) && correlation > max && correlation > 0)
}

/** Returns the options of each part; typed numbers and a list of answers form one. */
function inParts(options: readonly OptionFigures[], { kind, parts }: OptionFacts): OptionFigures[][] {
  if (kind === undefined || kind === 'numbers' || parts === undefined) return [[...options]]
  return parts.map((size, i) => {
    const start = parts.slice(0, i).reduce((sum, each) => sum + each, 0)
    return options.slice(start, start + size)
  })
}

const numbersOf = (options: readonly OptionFigures[]): number[] => options.map(({ option }) => option)

/**
 * Returns the flaws of options. If there are many, as in a matrix, reports one only if some students choose it and
 * chance does not explain it.
 */
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

/** Returns pairs of options that were always chosen together, but not by everyone. */
function together({ pairs, options, n }: ItemSums): number[] {
  const both = Object.entries(pairs).flatMap(([pair, count]) => {
    const [low = 0, high = 0] = pair.split('-').map(Number)
    const isAlways = options[low]?.n === count && options[high]?.n === count
    return isAlways && count >= MIN_ANSWERS && count < FLAW_LIMITS.easy * n ? [low, high] : []
  })
  return [...new Set(both)].sort((a, b) => a - b)
}

/**
 * Returns the flaws that a version's figures indicate, most urgent first; none with fewer than 30 answers. `key`: the
 * numbers of its right options (absent: not counted), `facts`: how to interpret them.
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
