import type { BankItem } from './bank-item.ts'
import { meanDifficulty, type ItemKind, type ItemPart } from './exam-item.ts'
import { type ExamShortfall, deckShortfalls, mostOfArea } from './deck.ts'
import { expectedPoints } from './estimate.ts'
import type { PlanArea } from './exam-settings.ts'
import { CASE_ITEMS } from '../questions/types/record.ts'
import { type ExamNumbers, mostJudgments } from './layout.ts'

/** What an exam is drawn from: its plan, and the numbers of its test. */
type SessionSource = { plan: readonly PlanArea[]; numbers: ExamNumbers }

type Counts = { singles: number[]; judgments: number; cases: number }

const itemsOf = ({ singles, judgments, cases }: Counts): { kind: ItemKind; area: number }[] => [
  ...singles.flatMap((n, area) => Array.from({ length: n }, () => ({ kind: 'single' as const, area }))),
  ...Array.from({ length: judgments }, () => ({ kind: 'judgment' as const, area: 0 })),
  ...Array.from({ length: cases }, () => ({ kind: 'case' as const, area: 0 })),
]

/** Returns the index of the largest value. */
const highestOf = (values: readonly number[]): number => values.indexOf(Math.max(...values))

/**
 * Removes the questions of a test of `length` items, as its selection would: each area by its share, unscored ones
 * where most are left.
 */
function takeTest({ singles, judgments, cases }: Counts, { plan, numbers }: SessionSource, length: number): Counts {
  const left = [...singles]
  const standAlone = mostJudgments({ ...numbers, maxItems: length })
  const content = length - numbers.unscored - CASE_ITEMS * numbers.caseStudies - standAlone
  const assigned = plan.map(() => 0)
  const takeOne = (area: number) => {
    left[area] = (left[area] ?? 0) - 1
  }
  for (let n = 1; n <= content; n += 1) {
    const area = highestOf(plan.map(({ share }, i) => (share / 100) * n - (assigned[i] ?? 0)))
    assigned[area] = (assigned[area] ?? 0) + 1
    takeOne(area)
  }
  for (let n = 0; n < numbers.unscored; n += 1) takeOne(highestOf(left))
  return { singles: left, judgments: judgments - standAlone, cases: cases - numbers.caseStudies }
}

/** The count stops here. */
const MAX_SITTINGS = 99

/** Returns how many tests of `length` items a student could take without a repeated question; at most 99. */
export function examsUntilUsedUp(
  items: readonly { kind: ItemKind; area: number }[],
  source: SessionSource,
  length: number,
): number {
  const { plan, numbers } = source
  const count = (kind: ItemKind) => items.filter((item) => item.kind === kind).length
  let left: Counts = {
    singles: plan.map((_, area) => items.filter((item) => item.kind === 'single' && item.area === area).length),
    judgments: count('judgment'),
    cases: count('case'),
  }
  let sittings = 0
  while (sittings < MAX_SITTINGS && deckShortfalls(itemsOf(left), numbers, plan).length === 0) {
    left = takeTest(left, source, length)
    sittings += 1
  }
  return sittings
}

/**
 * Difficulty bands by distance from the standard, in logits: from the previous one (the first: without a lower limit)
 * to below `below`.
 */
export const BANDS = [
  { name: 'Much easier', below: -1.5 },
  { name: 'Easier', below: -0.5 },
  { name: 'Near the standard', below: 0.5 },
  { name: 'Harder', below: 1.5 },
  { name: 'Much harder', below: Infinity },
] as const

/** Exposure bands, in shares of the sittings: from the previous one (the first: never served) up to `upTo`. */
export const EXPOSURE_BANDS = [
  { name: 'Never', upTo: 0 },
  { name: 'Up to 5%', upTo: 0.05 },
  { name: 'Up to 10%', upTo: 0.1 },
  { name: 'Up to 20%', upTo: 0.2 },
  { name: 'Above 20%', upTo: Infinity },
] as const

/** The minimum responses for a reliable difficulty: within one logit at 95%. */
export const ENOUGH_RESPONSES = 30

/** `bands`: its single questions by difficulty, as in BANDS; `needed`: the maximum single questions of a test. */
export type AreaHealth = Record<ItemKind, number> & {
  name: string
  share: number
  needed: number
  bands: readonly number[]
}

/** A test's precision for a student of an ability: its information, and the resulting standard error. */
export type Precision = { ability: number; information: number; error: number }

export type BankHealth = {
  questions: number
  areas: readonly AreaHealth[]
  /** The bank's shortfalls for one test; empty if it can be started. */
  lacks: readonly ExamShortfall[]
  /** How many tests a student could take without a repeated question: if all have maximum, or minimum, length. */
  sittings: { min: number; max: number }
  /** Questions by exposure, as in EXPOSURE_BANDS, and the highest exposure. */
  exposure: readonly number[]
  highestExposure: number
  /** For the shortest test's scored items, around the standard; empty if an area has no question. */
  precision: readonly Precision[]
  /** Parameters by their basis: labels alone, fewer responses than 30, or more. */
  known: { labels: number; few: number; enough: number }
}

const bandOf = (distance: number): number => BANDS.findIndex(({ below }) => distance < below)

const exposureBandOf = (exposure: number): number => EXPOSURE_BANDS.findIndex(({ upTo }) => exposure <= upTo)

const countBy = (length: number, indexes: readonly number[]): number[] => {
  const counts = Array.from({ length }, () => 0)
  for (const index of indexes) counts[index] = (counts[index] ?? 0) + 1
  return counts
}

const areaHealth = (items: readonly BankItem[], { plan, numbers, standard }: HealthSource): AreaHealth[] =>
  plan.map((area, index) => {
    const areaItems = items.filter((item) => item.area === index)
    const count = (kind: ItemKind) => areaItems.filter((item) => item.kind === kind).length
    const singles = areaItems.filter(({ kind }) => kind === 'single')
    return {
      name: area.names[0],
      share: area.share,
      needed: mostOfArea(numbers, area),
      single: singles.length,
      judgment: count('judgment'),
      case: count('case'),
      bands: countBy(
        BANDS.length,
        singles.map((item) => bandOf(meanDifficulty(item) - standard)),
      ),
    }
  })

const informationOf = (parts: readonly ItemPart[], ability: number): number =>
  parts.reduce((sum, { thresholds }) => sum + expectedPoints(thresholds, ability).variance, 0)

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** A test selects among several near questions, not only the nearest: this many times the number that it serves. */
const CHOICE = 2

/** Returns the mean information of the questions nearest to an ability, of which a test serves `taken`. */
function nearInformation(items: readonly BankItem[], taken: number, ability: number): number {
  const near = items
    .map((item) => ({ item, distance: Math.abs(meanDifficulty(item) - ability) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, Math.max(1, Math.ceil(CHOICE * taken)))
  return mean(near.map(({ item }) => informationOf(item.parts, ability)))
}

/**
 * Returns how precise the shortest test is for a student of this ability: the sum of the information of its content
 * items, by the areas' shares, and of its case studies. Undefined if an area has no question.
 */
export function precisionAt(ability: number, items: readonly BankItem[], { plan, numbers }: HealthSource) {
  const { minItems, unscored, caseStudies } = numbers
  const content = minItems - unscored - CASE_ITEMS * caseStudies
  let information = 0
  for (const [index, { share }] of plan.entries()) {
    const singles = items.filter(({ kind, area }) => kind === 'single' && area === index)
    const taken = (content * share) / 100
    if (taken > 0 && singles.length === 0) return undefined
    if (taken > 0) information += taken * nearInformation(singles, taken, ability)
  }
  const cases = items.filter(({ kind }) => kind === 'case')
  if (caseStudies > 0) information += caseStudies * nearInformation(cases, caseStudies, ability)
  return { ability, information, error: 1 / Math.sqrt(information) }
}

/** Distances from the standard at which the precision is computed, in logits. */
const DISTANCES = [-2, -1, -0.5, 0, 0.5, 1, 2]

/** An exam, and the numbers of the test that its bank is checked for. */
export type HealthSource = { plan: readonly PlanArea[]; standard: number; numbers: ExamNumbers }

/** Returns an exam's bank health: its capacity, and its shortfalls. */
export function bankHealth(items: readonly BankItem[], source: HealthSource): BankHealth {
  const { plan, numbers, standard } = source
  const labels = items.filter((item) => item.source === 'label').length
  const enough = items.filter((item) => item.source === 'responses' && item.n >= ENOUGH_RESPONSES).length
  return {
    questions: items.length,
    areas: areaHealth(items, source),
    lacks: deckShortfalls(items, numbers, plan),
    sittings: {
      min: examsUntilUsedUp(items, source, numbers.maxItems),
      max: examsUntilUsedUp(items, source, numbers.minItems),
    },
    exposure: countBy(
      EXPOSURE_BANDS.length,
      items.map(({ exposure }) => exposureBandOf(exposure)),
    ),
    highestExposure: items.reduce((max, { exposure }) => Math.max(max, exposure), 0),
    precision: DISTANCES.flatMap((distance) => precisionAt(standard + distance, items, source) ?? []),
    known: { labels, enough, few: items.length - labels - enough },
  }
}
