import type { Question } from '#domain/questions/question.ts'
import { choiceOptions, type OptionKind, optionsOfChoice } from './choice-options.ts'
import { type Difference, type Drift, driftOf } from './drift.ts'
import { type FlawKind, flawsOf } from './flaws.ts'
import { figuresOf, type ItemFigures } from './item-figures.ts'
import { addSums, type ItemAnswer, type ItemSums, LEFT_OUT, type OptionSum, sumsOfAnswer } from './item-sums.ts'

/**
 * What statistics know of a version besides its sums. `version`: its start (epoch milliseconds); `item`: of a case
 * study, from 1; `key`: numbers of its right options, of `options` (absent: not counted). `kind`: how a choice names
 * the parts of a type without a list of answers; `parts`: how many of each; `within`: a right one's place.
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

/** The facts of a question, or of an item as a question of its own type. */
export function versionFacts(question: Question, version: number, item: number | undefined): VersionFacts {
  const facts = { version, ...(item === undefined ? {} : { item }), type: question.type }
  const all = choiceOptions(question)
  if (all === undefined) return { ...facts, options: 0 }
  const { kind, parts: own, number } = all
  if (number) return { ...facts, kind: 'numbers', key: [number.key], within: number.within, options: 0 }
  const parts = own.map(({ options }) => options.length)
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, size) => sum + size, 0))
  return {
    ...facts,
    key: own.flatMap(({ key }, i) => key.map((index) => (starts[i] ?? 0) + index)),
    options: parts.reduce((sum, size) => sum + size, 0),
    ...(kind ? { kind, parts } : {}),
  }
}

/** The sums of an answer to a version, or of one that was left out. Two options that are chosen together are counted of lists alone. */
export function versionSums({ key, kind, parts = [] }: VersionFacts, answer: ItemAnswer | undefined): ItemSums {
  if (answer === undefined) return LEFT_OUT
  const choice = key === undefined ? [] : optionsOfChoice(kind, parts[0] ?? 0, answer.choice)
  const sums = sumsOfAnswer({ ...answer, choice })
  return kind === undefined ? sums : { ...sums, pairs: {} }
}

/** A version of a question, or of an item of a case study, with the sums of its answers. */
export type VersionSums = VersionFacts & { sums: ItemSums }

/** All versions of a question that were answered. */
export type QuestionSums = { id: number; versions: VersionSums[] }

const isSame = (a: VersionFacts, b: VersionFacts) => a.version === b.version && a.item === b.item
const byItemAndTime = (a: VersionFacts, b: VersionFacts) => (a.item ?? 0) - (b.item ?? 0) || a.version - b.version

/** Different numbers that are counted of a version: beyond them the rarest are counted no longer. */
const MAX_NUMBERS = 50

const mostFrequent = (options: ItemSums['options']): [string, OptionSum][] =>
  Object.entries(options).sort(([a, { n: left }], [b, { n: right }]) => right - left || Number(a) - Number(b))

/** The sums of a version once others are added. Where options were not counted from the first answer on, they are not. */
function addToVersion({ key, kind, sums: before }: VersionSums, added: ItemSums): ItemSums {
  const sums = addSums(before, key === undefined ? { ...added, options: {}, pairs: {} } : added)
  if (kind !== 'numbers' || Object.keys(sums.options).length <= MAX_NUMBERS) return sums
  return { ...sums, options: Object.fromEntries(mostFrequent(sums.options).slice(0, MAX_NUMBERS)) }
}

/** Versions once sums are added to one of them. */
export function addToVersions(versions: readonly VersionSums[], { sums, ...facts }: VersionSums): VersionSums[] {
  const before = versions.find((version) => isSame(version, facts))
  const after = before ? { ...before, sums: addToVersion(before, sums) } : { ...facts, sums }
  return [...versions.filter((version) => version !== before), after].sort(byItemAndTime)
}

/**
 * A line of the list of statistics: the newest version that was answered of a question, or of an item of a case study. `versions`: how
 * many were answered; `flaws`: the most urgent first; `drift`: from the version before that was answered.
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
  /** Where several versions were answered: when each began, and how often it was answered. */
  answered?: [version: number, n: number][]
}

const rounded = (n: number) => Math.round(n * 10_000) / 10_000

/** Of numbers so many are shown, the most frequent. */
const NUMBERS_SHOWN = 10

/** The figures of a version, with its flaws. */
export function versionFigures(version: VersionSums) {
  const { sums, kind, options } = version
  const numbers = () =>
    mostFrequent(sums.options)
      .slice(0, NUMBERS_SHOWN)
      .map(([number]) => Number(number))
  const figures = figuresOf(sums, kind === 'numbers' ? numbers() : options)
  return { figures, flaws: flawsOf(sums, figures, version.key, version) }
}

/** What changed to a version from the newest one before it, of the same item, that was answered. */
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

/** The lines of a question: one, or of a case study one of each of its items. */
export function statisticsEntries({ id, versions }: QuestionSums): StatisticsEntry[] {
  const items = [...new Set(versions.map(({ item }) => item))]
  return items.flatMap((item) => {
    const own = versions.filter((version) => version.item === item)
    const newest = own.at(-1)
    if (newest === undefined) return []
    const { figures, flaws } = versionFigures(newest)
    const { options: _options, share, ...numbers } = figures
    const drift = versionDrift(own, newest)
    return [
      {
        ...{ id, type: newest.type, version: newest.version, versions: own.length },
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
        ...(own.length > 1 && {
          answered: own.map((version): [number, number] => [version.version, figuresOf(version.sums, 0).n]),
        }),
      },
    ]
  })
}

/** Lines by number and item. */
export const byPlace = (a: StatisticsEntry, b: StatisticsEntry): number => a.id - b.id || (a.item ?? 0) - (b.item ?? 0)
