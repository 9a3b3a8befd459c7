import { type Card as FsrsCard, createEmptyCard, fsrs, type FSRS, State } from 'ts-fsrs'
import { type Card, type CardRef, type CardState, RATINGS, type Rating, STATES } from './card.ts'

/**
 * The settings that determine when a card is due again. `retention`: the target recall; `examDay`: a day of the
 * student.
 */
export type ReviewSettings = { retention: number; examDay?: number }

const FSRS_STATE: Record<CardState, State> = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
}

const DAY = 86_400_000
const MAX_INTERVAL_DAYS = 36_500
/** The last day that a card can store: 2149. */
const LAST_DAY = 0xff_ff

/** FSRS-6 with its default weights, by whole days, without fuzz: the same history always produces the same days. */
const newScheduler = (retention: number, maximum: number): FSRS =>
  fsrs({ request_retention: retention, maximum_interval: maximum, enable_short_term: false, enable_fuzz: false })

/**
 * The last used scheduler, cached because creating one takes longer than using it: a queue has one retention and one
 * day.
 */
let used: { retention: number; maximum: number; fsrs: FSRS } | undefined

function scheduler(retention: number, maximum: number): FSRS {
  if (used?.retention !== retention || used.maximum !== maximum)
    used = { retention, maximum, fsrs: newScheduler(retention, maximum) }
  return used.fsrs
}

const curve = newScheduler(0.9, MAX_INTERVAL_DAYS)

/** Returns a day as a moment: always the same hour, so that days are whole regardless of clock changes. */
const momentOf = (day: number): Date => new Date(day * DAY)
const dayOfMoment = (moment: Date): number => Math.round(moment.getTime() / DAY)

const fsrsCard = ({ state, stability, difficulty, due, last, reps, lapses }: Card): FsrsCard => ({
  ...createEmptyCard(momentOf(last)),
  ...{ stability, difficulty, reps, lapses },
  state: FSRS_STATE[state],
  due: momentOf(due),
  last_review: momentOf(last),
  scheduled_days: due - last,
})

/** Rounds as a card stores it (card.ts). */
const rounded = (value: number): number => Math.round(value * 1e8) / 1e8

/** The maximum interval: up to the exam day. On and after that day there is no such limit. */
const maxInterval = (day: number, examDay: number | undefined): number =>
  examDay === undefined || examDay <= day ? MAX_INTERVAL_DAYS : Math.min(MAX_INTERVAL_DAYS, examDay - day)

/** When and how a card is rated; `inReview`: in a review of cards, not in a test. */
export type RatedOn = { day: number; inReview?: boolean }

/**
 * Returns a card after a rating on a day of the student; `before` is undefined for a question's first. Nothing is due
 * after the exam day: ts-fsrs alone would exceed it by some days, because it separates Hard, Good, and Easy by a day
 * even at the maximum interval.
 */
export function review(
  before: Card | undefined,
  ref: CardRef,
  rating: Rating,
  { day, inReview = false }: RatedOn,
  { retention, examDay }: ReviewSettings,
): Card {
  const maxDays = maxInterval(day, examDay)
  const from = before ? fsrsCard(before) : createEmptyCard(momentOf(day))
  const { card } = scheduler(retention, maxDays).next(from, momentOf(day), RATINGS[rating])
  const { id, item } = ref
  return {
    ...{ id, ...(item === undefined ? {} : { item }) },
    state: STATES[card.state],
    stability: rounded(card.stability),
    difficulty: rounded(card.difficulty),
    due: Math.min(LAST_DAY, day + maxDays, dayOfMoment(card.due)),
    last: day,
    reps: card.reps,
    lapses: card.lapses,
    rating,
    reviewed: inReview,
    late: inReview && before !== undefined && before.due < day,
  }
}

/**
 * Whether a rating on a day counts: only the first of a day, and none of a day before the last. A question repeated on
 * the day its answer was shown is no test of memory, and a test's answers that arrive twice, or late, change nothing.
 */
export const countsOn = (card: Card | undefined, day: number): boolean => card === undefined || card.last < day

/** Returns the probability that a card is remembered on a day: 1 on the day of its last rating. */
export const retrievability = ({ last, stability }: Pick<Card, 'last' | 'stability'>, day: number): number =>
  curve.forgetting_curve(Math.max(0, day - last), stability)

/** A card's fields for a forecast: FSRS's memory, its last day, and when it is due. */
export type Memory = Pick<Card, 'stability' | 'difficulty' | 'last' | 'due'>

/**
 * Returns a card's memory after a rating, as `review` does, with a tenth of the work: for forecasts of many reviews.
 * `review` separates the days of Hard, Good, and Easy, so after a short interval its due day may be one later.
 */
export function memoryAfter(
  before: Memory | undefined,
  rating: Rating,
  day: number,
  { retention, examDay }: ReviewSettings,
): Memory {
  const maxDays = maxInterval(day, examDay)
  const by = scheduler(retention, maxDays)
  const elapsed = before === undefined ? 0 : Math.max(0, day - before.last)
  const memory = before && { stability: before.stability, difficulty: before.difficulty }
  const { stability, difficulty } = by.next_state(memory ?? null, elapsed, RATINGS[rating])
  const interval = Math.min(maxDays, by.next_interval(stability, elapsed))
  return { stability: rounded(stability), difficulty: rounded(difficulty), last: day, due: day + interval }
}
