import { type DrawnQuestion, itemsOfCase } from '#domain/attempts/items-of-case.ts'
import type { Random } from '#domain/attempts/sampling.ts'
import { CASE_ITEMS } from '#domain/questions/types/record.ts'
import type { ExamDeck } from './deck.ts'
import {
  createPosterior,
  type Estimate,
  estimateAbility,
  type Posterior,
  posteriorMean,
  type Response,
  updatePosterior,
} from './estimate.ts'
import { type ExamItem, type ItemPart, meanDifficulty } from './exam-item.ts'
import { ADAPTIVE, SELECTION } from './exam-settings.ts'
import { slotAt } from './layout.ts'

/** A question of the deck as served; `scored`: it counts. */
export type ServedItem = { item: ExamItem; part: ItemPart; scored: boolean }

/**
 * An exam as far as it was answered, computed from its deck and answers; not stored. `addAnswer` mutates it, because a
 * simulation runs thousands.
 */
export type AdaptiveSession = {
  deck: ExamDeck
  itemsById: ReadonlyMap<number, ExamItem>
  posterior: Posterior
  /** Scored answers, in order. */
  responses: Response[]
  /** Answers, unscored ones included. */
  answered: number
  /** Served questions, including the current one. */
  used: Set<number>
  /** Scored content items by area, and in total. */
  given: number[]
  content: number
  /** From the scored answers so far (maximum likelihood). */
  estimate: Estimate | undefined
}

/** Returns an exam without answers. */
export function createAdaptiveSession(deck: ExamDeck): AdaptiveSession {
  return {
    deck,
    itemsById: new Map([...deck.items, ...deck.trials].map((item) => [item.id, item])),
    posterior: createPosterior(deck.standard),
    responses: [],
    answered: 0,
    used: new Set(),
    given: deck.shares.map(() => 0),
    content: 0,
    estimate: undefined,
  }
}

/** Returns the deck's item for a question at a position; undefined if the deck does not contain it. */
export function servedItem(sitting: AdaptiveSession, position: number, { id, item: ofCase = 1 }: DrawnQuestion) {
  const { deck, itemsById } = sitting
  const item = itemsById.get(id)
  const part = item?.parts[ofCase - 1]
  if (!item || !part) return undefined
  return { item, part, scored: slotAt(deck, deck.minItems, position) !== 'unscored' }
}

/** Converts points to a part's scale: if the maximum changed since the deck was drawn, in proportion, rounded down. */
const pointsOn = ({ thresholds }: ItemPart, { points, max }: { points: number; max: number }): number =>
  Math.max(0, Math.min(thresholds.length, max === 0 ? 0 : Math.floor((points * thresholds.length) / max)))

/** An item with its response. */
export type AnsweredItem = ServedItem & { response: Response }

/** Adds the answer to the question at the next position: points earned out of points possible. */
export function addAnswer(
  sitting: AdaptiveSession,
  question: DrawnQuestion,
  score: { points: number; max: number },
): AnsweredItem | undefined {
  const entry = servedItem(sitting, sitting.answered, question)
  sitting.answered += 1
  sitting.used.add(question.id)
  if (!entry) return undefined
  const { item, part, scored } = entry
  const response = { thresholds: part.thresholds, points: pointsOn(part, score) }
  if (!scored) return { ...entry, response }
  sitting.responses.push(response)
  updatePosterior(sitting.posterior, response)
  sitting.estimate = estimateAbility(sitting.responses, sitting.estimate?.ability)
  if (item.kind !== 'case') {
    sitting.given[item.area] = (sitting.given[item.area] ?? 0) + 1
    sitting.content += 1
  }
  return { ...entry, response }
}

/** Returns a random one of the `n` items whose difficulty is nearest to the ability; undefined if there is none. */
function pickNear(items: readonly ExamItem[], ability: number, n: number, random: Random): ExamItem | undefined {
  const near = items
    .map((item) => ({ item, distance: Math.abs(meanDifficulty(item) - ability) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, n)
  return near.length === 0 ? undefined : near[random(near.length)]?.item
}

/** Returns the area furthest below its share, among the areas of `items`. */
function neededArea({ deck, given, content }: AdaptiveSession, items: readonly ExamItem[]): number {
  let area = -1
  let highest = -Infinity
  for (const [index, share] of deck.shares.entries()) {
    const lacking = (share / 100) * (content + 1) - (given[index] ?? 0)
    if (lacking > highest && items.some((item) => item.area === index)) {
      highest = lacking
      area = index
    }
  }
  return area
}

/**
 * Selects a content item, or a stand-alone item of clinical judgment: one of the nearest, in the area that needs it
 * most. A test's first items come from a wider band, so that not all students start alike.
 */
function pickContent(sitting: AdaptiveSession, kind: 'single' | 'judgment', random: Random): ExamItem | undefined {
  const { deck, used, content } = sitting
  const free = deck.items.filter((item) => item.kind === kind && !used.has(item.id))
  const area = neededArea(sitting, free)
  const candidates = free.filter((item) => item.area === area)
  const ability = posteriorMean(sitting.posterior)
  if (content < SELECTION.firstItems) {
    const band = candidates.filter((item) => Math.abs(meanDifficulty(item) - ability) <= SELECTION.firstDistance)
    if (band.length > SELECTION.nearest) return band[random(band.length)]
  }
  return pickNear(candidates, ability, SELECTION.nearest, random)
}

function pick(sitting: AdaptiveSession, random: Random): ExamItem | undefined {
  const { deck, used, answered } = sitting
  const slot = slotAt(deck, deck.minItems, answered)
  const isFree = ({ id }: ExamItem) => !used.has(id)
  if (slot === 'unscored') return deck.trials.find(isFree) ?? pickContent(sitting, 'single', random)
  if (slot === 'judgment') return pickContent(sitting, 'judgment', random) ?? pickContent(sitting, 'single', random)
  if (slot === 'case') {
    const cases = deck.items.filter((item) => item.kind === 'case' && isFree(item))
    const study = pickNear(cases, posteriorMean(sitting.posterior), NEAREST_CASES, random)
    if (study) return study
  }
  return pickContent(sitting, 'single', random) ?? pickContent(sitting, 'judgment', random)
}

/** A case study is one of this many nearest ones. */
const NEAREST_CASES = 2

/**
 * Returns the next questions once all served ones are answered: one, or the six items of a case study; `group` is the
 * plan's area. Empty if the deck is used up. Call `decide` first.
 */
export function nextQuestions(sitting: AdaptiveSession, random: Random): DrawnQuestion[] {
  const item = pick(sitting, random)
  if (!item) return []
  sitting.used.add(item.id)
  const drawn = { id: item.id, group: item.area }
  return item.kind === 'case' ? itemsOfCase(drawn) : [drawn]
}

/** Why an exam ended. */
export type DecisionRule = 'confidence' | 'maximum' | 'time'

/** How an exam was decided; `estimate` is absent if no scored item was answered. */
export type Decision = {
  rule: DecisionRule
  passed: boolean
  answered: number
  standard: number
  estimate?: Estimate
}

const isInCase = ({ deck, answered }: AdaptiveSession) =>
  deck.casesAt.some((start) => answered > start && answered < start + CASE_ITEMS)

/**
 * Decides whether and how the exam ends now (NCSBN's three rules). From the minimum on it ends once the ability's 95%
 * interval excludes the standard, never inside a case study. At the maximum, an ability above the standard passes.
 * `isOver` (time is up or the student ended it): fewer answers than the minimum fail, else at the standard passes.
 */
export function decide(sitting: AdaptiveSession, isOver = false): Decision | undefined {
  const { deck, answered, estimate } = sitting
  const { standard, minItems, maxItems } = deck
  const facts = { answered, standard, ...(estimate ? { estimate } : {}) }
  if (answered >= maxItems)
    return { rule: 'maximum', passed: estimate !== undefined && estimate.ability > standard, ...facts }
  if (answered >= minItems && estimate && !isInCase(sitting)) {
    const distance = Math.abs(estimate.ability - standard)
    if (distance > ADAPTIVE.quantile * estimate.error)
      return { rule: 'confidence', passed: estimate.ability > standard, ...facts }
  }
  if (!isOver) return undefined
  return {
    rule: 'time',
    passed: answered >= minItems && estimate !== undefined && estimate.ability >= standard,
    ...facts,
  }
}
