import { type Card as FsrsCard, createEmptyCard, fsrs, type FSRS, State } from 'ts-fsrs'
import { type Card, type CardRef, type CardState, RATINGS, type Rating, STATES } from './card.ts'

/** What decides when a card comes again. `retention`: the share that shall be remembered; `examDay`: a day of the student. */
export type ReviewSettings = { retention: number; examDay?: number }

const FSRS_STATE: Record<CardState, State> = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
}

const DAY = 86_400_000
const LONGEST = 36_500
/** The last day that a card can hold: 2149. */
const LAST_DAY = 0xff_ff

/** FSRS-6 with its own weights, by whole days, without chance: the same history always gives the same days. */
const newScheduler = (retention: number, maximum: number): FSRS =>
  fsrs({ request_retention: retention, maximum_interval: maximum, enable_short_term: false, enable_fuzz: false })

/** The scheduler that was used last, since making one takes longer than using it: a queue has one retention and one day. */
let used: { retention: number; maximum: number; fsrs: FSRS } | undefined

function scheduler(retention: number, maximum: number): FSRS {
  if (used?.retention !== retention || used.maximum !== maximum)
    used = { retention, maximum, fsrs: newScheduler(retention, maximum) }
  return used.fsrs
}

const curve = newScheduler(0.9, LONGEST)

/** A day as a moment: always the same hour, so that days are whole whatever a clock does. */
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

/** As a card holds it (card.ts). */
const rounded = (value: number): number => Math.round(value * 1e8) / 1e8

/** The longest interval: up to the day of the exam. On that day, and after it, no exam bounds anything. */
const longest = (day: number, examDay: number | undefined): number =>
  examDay === undefined || examDay <= day ? LONGEST : Math.min(LONGEST, examDay - day)

/** Where and how a card is rated: `inReview`: in a review of cards, not in a test. */
export type RatedOn = { day: number; inReview?: boolean }

/**
 * A card after a rating on a day of the student; `before` undefined: the question's first. Nothing becomes due after the day of the
 * exam: ts-fsrs alone would go some days further, for it sets Hard, Good and Easy a day apart even at the longest interval.
 */
export function review(
  before: Card | undefined,
  place: CardRef,
  rating: Rating,
  { day, inReview = false }: RatedOn,
  { retention, examDay }: ReviewSettings,
): Card {
  const most = longest(day, examDay)
  const from = before ? fsrsCard(before) : createEmptyCard(momentOf(day))
  const { card } = scheduler(retention, most).next(from, momentOf(day), RATINGS[rating])
  const { id, item } = place
  return {
    ...{ id, ...(item === undefined ? {} : { item }) },
    state: STATES[card.state],
    stability: rounded(card.stability),
    difficulty: rounded(card.difficulty),
    due: Math.min(LAST_DAY, day + most, dayOfMoment(card.due)),
    last: day,
    reps: card.reps,
    lapses: card.lapses,
    rating,
    reviewed: inReview,
    late: inReview && before !== undefined && before.due < day,
  }
}

/**
 * Whether a rating on a day counts: only the first of a day and never one of an earlier day than the last. What was asked again on
 * the day on which its answer was shown says nothing of memory; and a test's answers that come twice, or late, change nothing.
 */
export const countsOn = (card: Card | undefined, day: number): boolean => card === undefined || card.last < day

/** How likely a card is remembered on a day: 1 on the day of its last rating. */
export const retrievability = ({ last, stability }: Pick<Card, 'last' | 'stability'>, day: number): number =>
  curve.forgetting_curve(Math.max(0, day - last), stability)

/** What a forecast knows of a card: FSRS's memory, its last day and when it comes again. */
export type Memory = Pick<Card, 'stability' | 'difficulty' | 'last' | 'due'>

/**
 * A card's memory after a rating, as `review` gives it, at a tenth of its work: for forecasts of many reviews. `review` sets the days
 * of Hard, Good and Easy apart, so that after a short interval its due day may be one later.
 */
export function memoryAfter(
  before: Memory | undefined,
  rating: Rating,
  day: number,
  { retention, examDay }: ReviewSettings,
): Memory {
  const most = longest(day, examDay)
  const by = scheduler(retention, most)
  const elapsed = before === undefined ? 0 : Math.max(0, day - before.last)
  const memory = before && { stability: before.stability, difficulty: before.difficulty }
  const { stability, difficulty } = by.next_state(memory ?? null, elapsed, RATINGS[rating])
  const interval = Math.min(most, by.next_interval(stability, elapsed))
  return { stability: rounded(stability), difficulty: rounded(difficulty), last: day, due: day + interval }
}
