import type { Question } from '#domain/questions/question.ts'
import { choiceOptions, type OptionKind, optionsOfChoice } from './choice-options.ts'
import { type Difference, type Drift, driftOf } from './drift.ts'
import { type FlawKind, flawsOf } from './flaws.ts'
import { figuresOf, type ItemFigures } from './item-figures.ts'
import { addSums, type ItemAnswer, type ItemSums, LEFT_OUT, type OptionSum, sumsOfAnswer } from './item-sums.ts'

/**
 * A version's facts for statistics, apart from its sums. `version`: its start (epoch milliseconds); `item`: of a case
 * study, from 1; `key`: numbers of its right options, out of `options` (absent: not counted). `kind`: how a choice
 * represents the parts of a type without a list of answers; `parts`: how many of each; `within`: the tolerance of a
 * right number.
 */
export type VersionFacts = {
  version: number
  item?: number
  type: string
  key?: number[]
  options: number
  kind?: OptionKind
  parts?: number[]
  within?: number
}

/** Returns the facts of a question, or of an item as a question of its own type. */
export function versionFacts(question: Question, version: number, item: number | undefined): VersionFacts {
  const facts = { version, ...(item === undefined ? {} : { item }), type: question.type }
  const all = choiceOptions(question)
  if (all === undefined) return { ...facts, options: 0 }
  const { kind, parts: itemParts, number } = all
  if (number) return { ...facts, kind: 'numbers', key: [number.key], within: number.within, options: 0 }
  const parts = itemParts.map(({ options }) => options.length)
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, size) => sum + size, 0))
  return {
    ...facts,
    key: itemParts.flatMap(({ key }, i) => key.map((index) => (starts[i] ?? 0) + index)),
    options: parts.reduce((sum, size) => sum + size, 0),
    ...(kind ? { kind, parts } : {}),
  }
}

/**
 * Returns the sums of an answer to a version, or of a skipped one. Pairs of options chosen together are counted only
 * for lists of answers.
 */
export function versionSums({ key, kind, parts = [] }: VersionFacts, answer: ItemAnswer | undefined): ItemSums {
  if (answer === undefined) return LEFT_OUT
  const choice = key === undefined ? [] : optionsOfChoice(kind, parts[0] ?? 0, answer.choice)
  const sums = sumsOfAnswer({ ...answer, choice })
  return kind === undefined ? sums : { ...sums, pairs: {} }
}

/** A version of a question, or of an item of a case study, with the sums of its answers. */
export type VersionSums = VersionFacts & { sums: ItemSums }

/** All answered versions of a question. */
export type QuestionSums = { id: number; versions: VersionSums[] }

const isSame = (a: VersionFacts, b: VersionFacts) => a.version === b.version && a.item === b.item
const byItemAndTime = (a: VersionFacts, b: VersionFacts) => (a.item ?? 0) - (b.item ?? 0) || a.version - b.version

/** The maximum different typed numbers counted for a version; beyond it the rarest are dropped. */
const MAX_NUMBERS = 50

const mostFrequent = (options: ItemSums['options']): [string, OptionSum][] =>
  Object.entries(options).sort(([a, { n: left }], [b, { n: right }]) => right - left || Number(a) - Number(b))

/** Adds sums to a version. Options not counted from the first answer on stay uncounted. */
function addToVersion({ key, kind, sums: before }: VersionSums, added: ItemSums): ItemSums {
  const sums = addSums(before, key === undefined ? { ...added, options: {}, pairs: {} } : added)
  if (kind !== 'numbers' || Object.keys(sums.options).length <= MAX_NUMBERS) return sums
  return { ...sums, options: Object.fromEntries(mostFrequent(sums.options).slice(0, MAX_NUMBERS)) }
}

/** Adds sums to one of the versions. */
export function addToVersions(versions: readonly VersionSums[], { sums, ...facts }: VersionSums): VersionSums[] {
  const before = versions.find((version) => isSame(version, facts))
  const after = before ? { ...before, sums: addToVersion(before, sums) } : { ...facts, sums }
  return [...versions.filter((version) => version !== before), after].sort(byItemAndTime)
}

/**
 * A line of the list of statistics: the newest answered version of a question, or of an item of a case study.
 * `versions`: how many were answered; `flaws`: most urgent first; `drift`: from the previous answered version.
 */
export type StatisticsEntry = Omit<ItemFigures, 'options' | 'share'> & {
  id: number
  item?: number
  type: string
  version: number
  versions: number
  share: number
  from: number
  to: number
  flaws: FlawKind[]
  drift?: Drift
  /** If several versions were answered: when each began, and its number of answers. */
  answered?: [version: number, n: number][]
}

const rounded = (n: number) => Math.round(n * 10_000) / 10_000

/** The maximum typed numbers shown, most frequent first. */
const NUMBERS_SHOWN = 10

/** Returns the figures of a version, with its flaws. */
export function versionFigures(version: VersionSums) {
  const { sums, kind, options } = version
  const numbers = () =>
    mostFrequent(sums.options)
      .slice(0, NUMBERS_SHOWN)
      .map(([number]) => Number(number))
  const figures = figuresOf(sums, kind === 'numbers' ? numbers() : options)
  return { figures, flaws: flawsOf(sums, figures, version.key, version) }
}

/** Returns the change to a version from the newest earlier answered one of the same item. */
export function versionDrift(versions: readonly VersionSums[], version: VersionSums): Drift | undefined {
  const before = versions
    .filter((other) => other.item === version.item && other.version < version.version)
    .reduce<VersionSums | undefined>(
      (newest, other) => (newest && newest.version > other.version ? newest : other),
      undefined,
    )
  if (before === undefined) return undefined
  return driftOf(before.version, figuresOf(before.sums, 0), figuresOf(version.sums, 0))
}

function roundedDrift({ version, share, discrimination }: Drift): Drift {
  const all = ({ value, from, to }: Difference) => ({ value: rounded(value), from: rounded(from), to: rounded(to) })
  return { version, share: all(share), ...(discrimination ? { discrimination: all(discrimination) } : {}) }
}

/** Returns the lines of a question: one, or one for each item of a case study. */
export function statisticsEntries({ id, versions }: QuestionSums): StatisticsEntry[] {
  const items = [...new Set(versions.map(({ item }) => item))]
  return items.flatMap((item) => {
    const itemVersions = versions.filter((version) => version.item === item)
    const newest = itemVersions.at(-1)
    if (newest === undefined) return []
    const { figures, flaws } = versionFigures(newest)
    const { options: _options, share, ...numbers } = figures
    const drift = versionDrift(itemVersions, newest)
    return [
      {
        ...{ id, type: newest.type, version: newest.version, versions: itemVersions.length },
        ...(item === undefined ? {} : { item }),
        ...numbers,
        ...Object.fromEntries(
          Object.entries(numbers).flatMap(([name, n]) => (typeof n === 'number' ? [[name, rounded(n)]] : [])),
        ),
        share: rounded(share?.share ?? 0),
        from: rounded(share?.from ?? 0),
        to: rounded(share?.to ?? 1),
        flaws: flaws.map(({ kind }) => kind),
        ...(drift ? { drift: roundedDrift(drift) } : {}),
        ...(itemVersions.length > 1 && {
          answered: itemVersions.map((version): [number, number] => [version.version, figuresOf(version.sums, 0).n]),
        }),
      },
    ]
  })
}

/** Sorts lines by number and item. */
export const byPlace = (a: StatisticsEntry, b: StatisticsEntry): number => a.id - b.id || (a.item ?? 0) - (b.item ?? 0)
