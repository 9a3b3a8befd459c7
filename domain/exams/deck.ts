import type { Random } from '../attempts/sampling.ts'
import { shuffle } from '../attempts/sampling.ts'
import { type ExamItem, type ExamName, meanDifficulty } from './exam-item.ts'
import type { PlanArea } from './exam-settings.ts'
import type { ExamSource } from './exam-source.ts'
import { drawLayout, type ExamNumbers, type Layout, mostContent, mostJudgments } from './layout.ts'
import { packItems, type PackedItem } from './pack-items.ts'

/**
 * Everything that one attempt may serve, drawn before it begins and stored with it permanently, so that its decision
 * can be verified: candidates with the thresholds used for scoring, the unscored items in the order in which they are
 * served (by number), the layout, the shares of the plan's areas in percent, and the standard in logits.
 */
export type ExamDeck = ExamNumbers &
  Layout & {
    exam: ExamName
    standard: number
    shares: readonly number[]
    items: readonly ExamItem[]
    trials: readonly ExamItem[]
  }

/** A bank's shortfall for a test; `area`: an index into the plan. */
export type ExamShortfall = { missing: number } & (
  { of: 'area'; area: number } | { of: 'cases' | 'judgments' | 'unscored' }
)

/** `items`: those that the student has not seen for a year. */
export type DeckSource = ExamSource & { numbers: ExamNumbers; random: Random }

export type DeckVerdict = { ok: true; deck: ExamDeck } | { ok: false; shortfalls: readonly ExamShortfall[] }

/** The maximum bytes of packed candidates: with keys and numbers an item of 1 KB, one write unit. */
export const DECK_BYTES = 850

/** How many extra items of a kind are drawn, so that the test can choose. */
const MORE_CASES = 2
const MORE_JUDGMENTS = 2

/** The spread of candidates around the standard, in logits: near it decisions are hard, and the test is long. */
const SPREAD = 1.2
const MIN_WEIGHT = 0.05
/**
 * Questions with few responses are served as unscored items too. Their share of a test is limited to this, and their
 * scored use is reduced accordingly, so that none is shown to more than a fifth of the students.
 */
const FRESH_PART = 0.15
const FRESH_WEIGHT = 0.3

/** Returns the maximum content items of an area in a test. */
export const mostOfArea = (numbers: ExamNumbers, { share }: PlanArea): number =>
  Math.ceil((mostContent(numbers) * share) / 100)

/** Returns the bank's shortfalls for a test with these numbers and this plan; empty if a deck can be drawn. */
export function deckShortfalls(
  items: readonly Pick<PackedItem, 'kind' | 'area'>[],
  numbers: ExamNumbers,
  plan: readonly PlanArea[],
): ExamShortfall[] {
  const singles = items.filter(({ kind }) => kind === 'single')
  const count = (kind: ExamItem['kind']) => items.filter((item) => item.kind === kind).length
  const areas = plan.map((area, index) => ({
    of: 'area' as const,
    area: index,
    missing: mostOfArea(numbers, area) - singles.filter((item) => item.area === index).length,
  }))
  const needed = plan.reduce((sum, area) => sum + mostOfArea(numbers, area), 0)
  return [
    ...areas,
    { of: 'cases' as const, missing: numbers.caseStudies - count('case') },
    { of: 'judgments' as const, missing: mostJudgments(numbers) - count('judgment') },
    { of: 'unscored' as const, missing: numbers.unscored - Math.max(0, singles.length - needed) },
  ].filter(({ missing }) => missing > 0)
}

const FINE = 1 << 20

/** Shuffles items so that those of greater weight tend to come first: divides an exponential variate by each weight. */
function weighted(items: readonly PackedItem[], weightOf: (item: PackedItem) => number, random: Random): PackedItem[] {
  const keyed = items.map((item) => ({ item, key: -Math.log((random(FINE) + 1) / (FINE + 1)) / weightOf(item) }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}

/** Draws the unscored items: preferably those with few responses, and no more of an area than it can spare. */
function drawTrials(singles: readonly PackedItem[], { numbers, plan, random }: DeckSource): PackedItem[] {
  const spare = plan.map(
    (area, index) => singles.filter((item) => item.area === index).length - mostOfArea(numbers, area),
  )
  const shuffled = shuffle(singles, random)
  const fresh = shuffled.filter((item) => item.fresh)
  const part = Math.ceil(fresh.length * FRESH_PART)
  const ordered = [...fresh.slice(0, part), ...shuffled.filter((item) => !item.fresh), ...fresh.slice(part)]
  const trials: PackedItem[] = []
  for (const item of ordered) {
    const left = spare[item.area] ?? 0
    if (trials.length === numbers.unscored || left <= 0) continue
    spare[item.area] = left - 1
    trials.push(item)
  }
  return trials
}

/**
 * Draws the deck of one attempt: its layout, its unscored items, and as many candidates of each area as fit, in
 * proportion to the plan, preferably near the standard. Returns the bank's shortfalls if it can't.
 */
export function drawDeck(source: DeckSource): DeckVerdict {
  const { exam, numbers, plan, standard, items, random } = source
  const shortfalls = deckShortfalls(items, numbers, plan)
  if (shortfalls.length > 0) return { ok: false, shortfalls }
  const singles = items.filter(({ kind }) => kind === 'single')
  const trials = drawTrials(singles, source)
  const isTrial = new Set(trials.map(({ id }) => id))
  const ofKind = (kind: ExamItem['kind'], n: number) =>
    shuffle(
      items.filter((item) => item.kind === kind),
      random,
    ).slice(0, n)
  const cases = ofKind('case', numbers.caseStudies === 0 ? 0 : numbers.caseStudies + MORE_CASES)
  const judgments = ofKind('judgment', mostJudgments(numbers) === 0 ? 0 : mostJudgments(numbers) + MORE_JUDGMENTS)
  const weightOf = (item: PackedItem) =>
    (Math.exp(-((meanDifficulty(item) - standard) ** 2) / (2 * SPREAD ** 2)) + MIN_WEIGHT) *
    (item.fresh ? FRESH_WEIGHT : 1)
  const byArea = plan.map((_, area) =>
    weighted(
      singles.filter((item) => item.area === area && !isTrial.has(item.id)),
      weightOf,
      random,
    ),
  )
  const take = (factor: number) => [
    ...cases,
    ...judgments,
    ...byArea.flatMap((some, area) => {
      const share = plan[area]
      return some.slice(0, share === undefined ? 0 : Math.ceil(mostOfArea(numbers, share) * factor))
    }),
  ]
  const fits = (factor: number) => packItems(take(factor)).length + packItems(trials).length <= DECK_BYTES
  let factor = 1
  while (factor < MAX_FACTOR && fits(factor + FACTOR_STEP)) factor += FACTOR_STEP
  const deck: ExamDeck = {
    exam,
    ...numbers,
    ...drawLayout(numbers, random),
    standard,
    shares: plan.map(({ share }) => share),
    items: take(factor),
    trials: trials.toSorted((a, b) => a.id - b.id),
  }
  return { ok: true, deck }
}

/** The maximum multiple of the served items, in steps. */
const MAX_FACTOR = 4
const FACTOR_STEP = 0.1
