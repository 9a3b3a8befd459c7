import type { BankItem } from './bank-item.ts'
import { meanDifficulty, type ItemKind, type ItemPart } from './exam-item.ts'
import { type ExamShortfall, deckShortfalls, mostOfArea } from './deck.ts'
import { expectedPoints } from './estimate.ts'
import type { PlanArea } from './exam-settings.ts'
import { CASE_ITEMS } from '../questions/types/record.ts'
import { type ExamNumbers, mostJudgments } from './layout.ts'

/** Where an exam is drawn from: its plan, and the numbers of its test. */
type SessionSource = { plan: readonly PlanArea[]; numbers: ExamNumbers }

type Counts = { singles: number[]; judgments: number; cases: number }

const itemsOf = ({ singles, judgments, cases }: Counts): { kind: ItemKind; area: number }[] => [
  ...singles.flatMap((n, area) => Array.from({ length: n }, () => ({ kind: 'single' as const, area }))),
  ...Array.from({ length: judgments }, () => ({ kind: 'judgment' as const, area: 0 })),
  ...Array.from({ length: cases }, () => ({ kind: 'case' as const, area: 0 })),
]

/** The index of the largest. */
const highestOf = (values: readonly number[]): number => values.indexOf(Math.max(...values))

/** Takes what a test of `length` items asks, as its selection would: each area by its share, unscored ones where most are left. */
function takeTest({ singles, judgments, cases }: Counts, { plan, numbers }: SessionSource, length: number): Counts {
  const left = [...singles]
  const standAlone = mostJudgments({ ...numbers, maxItems: length })
  const content = length - numbers.unscored - CASE_ITEMS * numbers.caseStudies - standAlone
  const given = plan.map(() => 0)
  const takeOne = (area: number) => {
    left[area] = (left[area] ?? 0) - 1
  }
  for (let n = 1; n <= content; n += 1) {
    const area = highestOf(plan.map(({ share }, i) => (share / 100) * n - (given[i] ?? 0)))
    given[area] = (given[area] ?? 0) + 1
    takeOne(area)
  }
  for (let n = 0; n < numbers.unscored; n += 1) takeOne(highestOf(left))
  return { singles: left, judgments: judgments - standAlone, cases: cases - numbers.caseStudies }
}

/** More are not counted. */
const MOST = 99

/** Tests of `length` items that a student could sit one after the other, none asks what another did; at most 99. */
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
  while (sittings < MOST && deckShortfalls(itemsOf(left), numbers, plan).length === 0) {
    left = takeTest(left, source, length)
    sittings += 1
  }
  return sittings
}

/** Difficulties by their distance from the standard, in logits: from the one before (the first: from anywhere) to below `below`. */
export const BANDS = [
  { name: 'Much easier', below: -1.5 },
  { name: 'Easier', below: -0.5 },
  { name: 'Near the standard', below: 0.5 },
  { name: 'Harder', below: 1.5 },
  { name: 'Much harder', below: Infinity },
] as const

/** Shares of the sittings: from the one before (the first: never asked) up to `upTo`. */
export const EXPOSURE_BANDS = [
  { name: 'Never', upTo: 0 },
  { name: 'Up to 5%', upTo: 0.05 },
  { name: 'Up to 10%', upTo: 0.1 },
  { name: 'Up to 20%', upTo: 0.2 },
  { name: 'Above 20%', upTo: Infinity },
] as const

/** From so many responses on a difficulty rests on them: within one logit at 95%. */
export const ENOUGH_RESPONSES = 30

/** `bands`: its single questions by difficulty, as BANDS; `needed`: single questions that a test asks at most. */
export type AreaHealth = Record<ItemKind, number> & {
  name: string
  share: number
  needed: number
  bands: readonly number[]
}

/** How precisely a test measures a student of an ability: its information, and the standard error that this gives. */
export type Precision = { ability: number; information: number; error: number }

export type BankHealth = {
  questions: number
  areas: readonly AreaHealth[]
  /** What the bank lacks for one test; none: it can be started. */
  lacks: readonly ExamShortfall[]
  /** Tests that a student could sit without seeing a question twice: if all are as long, or as short, as can be. */
  sittings: { least: number; most: number }
  /** Questions by exposure, as EXPOSURE_BANDS; and the highest exposure. */
  exposure: readonly number[]
  highestExposure: number
  /** At the shortest test's scored items, around the standard; empty while an area has no question. */
  precision: readonly Precision[]
  /** Parameters by what they rest on: labels alone, fewer responses than 30, or more. */
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
    const own = items.filter((item) => item.area === index)
    const count = (kind: ItemKind) => own.filter((item) => item.kind === kind).length
    const singles = own.filter(({ kind }) => kind === 'single')
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

/** A test asks one of several near questions, not the nearest: so many times those that it asks are looked at. */
const CHOICE = 2

/** The mean information of the questions nearest to an ability, of which a test asks `taken`. */
function nearInformation(items: readonly BankItem[], taken: number, ability: number): number {
  const near = items
    .map((item) => ({ item, distance: Math.abs(meanDifficulty(item) - ability) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, Math.max(1, Math.ceil(CHOICE * taken)))
  return mean(near.map(({ item }) => informationOf(item.parts, ability)))
}

/**
 * How precise the shortest test is for a student of this ability: the sum of what its content items tell by the areas' shares, and its
 * case studies. Undefined while an area has no question.
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

/** Distances from the standard at which the precision is looked at, in logits. */
const DISTANCES = [-2, -1, -0.5, 0, 0.5, 1, 2]

/** An exam, and the numbers of the test that its bank is looked at for. */
export type HealthSource = { plan: readonly PlanArea[]; standard: number; numbers: ExamNumbers }

/** What an exam's bank is good for, and what it lacks. */
export function bankHealth(items: readonly BankItem[], source: HealthSource): BankHealth {
  const { plan, numbers, standard } = source
  const labels = items.filter((item) => item.source === 'label').length
  const enough = items.filter((item) => item.source === 'responses' && item.n >= ENOUGH_RESPONSES).length
  return {
    questions: items.length,
    areas: areaHealth(items, source),
    lacks: deckShortfalls(items, numbers, plan),
    sittings: {
      least: examsUntilUsedUp(items, source, numbers.maxItems),
      most: examsUntilUsedUp(items, source, numbers.minItems),
    },
    exposure: countBy(
      EXPOSURE_BANDS.length,
      items.map(({ exposure }) => exposureBandOf(exposure)),
    ),
    highestExposure: items.reduce((most, { exposure }) => Math.max(most, exposure), 0),
    precision: DISTANCES.flatMap((distance) => precisionAt(standard + distance, items, source) ?? []),
    known: { labels, enough, few: items.length - labels - enough },
  }
}
