import type { Question } from '../questions/question.ts'
import { type Difference, type Drift, driftOf } from './drift.ts'
import type { FlawKind } from './flaws.ts'
import { flawsOf } from './flaws.ts'
import { figuresOf, type ItemFigures } from './item-figures.ts'
import { addSums, type ItemSums } from './item-sums.ts'

/** The types whose choices are numbers of a list of answers: their options have figures of their own. */
const LIST_TYPES = new Set<string>(['True/False', 'Multiple Choice', 'Select All That Apply', 'Priority'])

/**
 * What statistics know of a version beside its sums. `version`: when it began (epoch milliseconds); `item`: of a case study, from 1;
 * `key`: the numbers of its right options, of `options` (absent: a type without a list of options).
 */
export type VersionFacts = { version: number; item?: number; type: string; key?: number[]; options: number }

/** The facts of a question, or of an item as a question of its own type. */
export function versionFacts({ type, answers }: Question, version: number, item: number | undefined): VersionFacts {
  const isList = LIST_TYPES.has(type)
  return {
    version,
    ...(item === undefined ? {} : { item }),
    type,
    ...(isList ? { key: answers.flatMap(({ correct }, i) => (correct ? [i] : [])) } : {}),
    options: isList ? answers.length : 0,
  }
}

/** A version of a question, or of an item of a case study, with the sums of its answers. */
export type VersionSums = VersionFacts & { sums: ItemSums }

/** All versions of a question that were answered. */
export type QuestionSums = { id: number; versions: VersionSums[] }

const isSame = (a: VersionFacts, b: VersionFacts) => a.version === b.version && a.item === b.item
const byItemAndTime = (a: VersionFacts, b: VersionFacts) => (a.item ?? 0) - (b.item ?? 0) || a.version - b.version

/** Versions once sums are added to one of them. */
export function addToVersions(versions: readonly VersionSums[], { sums, ...facts }: VersionSums): VersionSums[] {
  const before = versions.find((version) => isSame(version, facts))
  const after = before ? { ...before, sums: addSums(before.sums, sums) } : { ...facts, sums }
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
}

const rounded = (n: number) => Math.round(n * 10_000) / 10_000

/** The figures of a version, with its flaws. */
export function versionFigures({ sums, key, options }: VersionSums) {
  const figures = figuresOf(sums, options)
  return { figures, flaws: flawsOf(sums, figures, key) }
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
      },
    ]
  })
}

/** Lines by number and item. */
export const byPlace = (a: StatisticsEntry, b: StatisticsEntry): number => a.id - b.id || (a.item ?? 0) - (b.item ?? 0)
