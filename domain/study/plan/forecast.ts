import { type Memory, memoryAfter, retrievability, type ReviewSettings } from '../review.ts'

/** Similar cards combined: their number (possibly fractional), and FSRS's memory of one of them. */
type Cohort = { count: number; card: Memory }

/** The share of new questions answered correctly at first; the others return in the next days. */
const RIGHT_AT_FIRST = 0.7

/**
 * Groups cards due on the same day, with a stability in the same step of the square root of two, and similar
 * difficulty.
 */
const similarityKey = ({ due, stability, difficulty }: Memory): string =>
  [due, Math.round(Math.log2(Math.max(0.01, stability)) * 2), Math.round(difficulty / 3)].join(' ')

/** The larger cohort represents both. */
function merge(cohorts: readonly Cohort[]): Cohort[] {
  const merged = new Map<string, Cohort>()
  for (const { count, card } of cohorts) {
    const key = similarityKey(card)
    const before = merged.get(key)
    merged.set(key, {
      count: (before?.count ?? 0) + count,
      card: before !== undefined && before.count >= count ? before.card : card,
    })
  }
  return [...merged.values()]
}

/** Returns a cohort after its review on a day: the cards that were remembered, and those that were not. */
function afterReview({ count, card }: Cohort, day: number, settings: ReviewSettings): Cohort[] {
  const recall = retrievability(card, day)
  return [
    { count: count * recall, card: memoryAfter(card, 'good', day, settings) },
    { count: count * (1 - recall), card: memoryAfter(card, 'again', day, settings) },
  ]
}

const newCohorts = (count: number, day: number, settings: ReviewSettings): Cohort[] => {
  const card = (rating: 'good' | 'again') => memoryAfter(undefined, rating, day, settings)
  return [
    { count: count * RIGHT_AT_FIRST, card: card('good') },
    { count: count * (1 - RIGHT_AT_FIRST), card: card('again') },
  ]
}

/** A forecast day's limits: the new questions and the maximum reviews; nothing on a day without study. */
export type ForecastDay = { newItems: number; mostReviews: number }

/**
 * Returns the expected reviews on each of some days from `day` on, for today's cards and future new questions: the mean
 * over students who forget as FSRS predicts. Reviews beyond a day's limit wait for the next. Equal cards count as one,
 * so the work doesn't grow with their number.
 */
export function forecastReviews(
  cards: readonly Memory[],
  day: number,
  days: readonly ForecastDay[],
  settings: ReviewSettings,
): number[] {
  let cohorts = merge(cards.map((card) => ({ count: 1, card: { ...card, due: Math.max(day, card.due) } })))
  return days.map(({ newItems, mostReviews }, at) => {
    const now = day + at
    const due = cohorts.filter(({ card }) => card.due <= now && card.last < now)
    const rest = cohorts.filter((cohort) => !due.includes(cohort))
    const expected = due.reduce((sum, { count }) => sum + count, 0)
    const share = expected === 0 ? 0 : Math.min(1, mostReviews / expected)
    const reviewed =
      share === 0 ? [] : due.flatMap(({ count, card }) => afterReview({ count: count * share, card }, now, settings))
    const waiting =
      share === 1 ? [] : due.map(({ count, card }) => ({ count: count * (1 - share), card: { ...card, due: now + 1 } }))
    const added = newItems === 0 ? [] : newCohorts(newItems, now, settings)
    cohorts = merge([...rest, ...reviewed, ...waiting, ...added].filter(({ count }) => count > 0.01))
    return expected * share
  })
}

/** Returns the reviews that a new question causes within `days`, including repeated ones. */
export function reviewsOfOne(days: number, settings: ReviewSettings): number {
  const quiet = Array.from({ length: Math.max(0, days) }, (_, at) => ({
    newItems: at === 0 ? 1 : 0,
    mostReviews: Infinity,
  }))
  return forecastReviews([], 0, quiet, settings).reduce((sum, reviews) => sum + reviews, 0)
}
