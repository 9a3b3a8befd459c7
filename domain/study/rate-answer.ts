import type { Attempt } from '../attempts/attempt.ts'
import { answerTimes } from '../attempts/answer-clock.ts'
import type { CardRef, Rating } from './card.ts'

/** What an answer says of memory. `seconds`: how long it took; `flagged`: its student marked the question. */
export type AnswerFacts = { correct: boolean; item?: number; seconds?: number; flagged?: boolean }

/** How many times the median an answer takes that was hard. */
const SLOW = 2
/** With fewer times there is no pace to compare with. */
const MIN_TIMES = 5

/**
 * The rating of an answer: not all of its points: Again (what is known in part comes again soon); right, but flagged or slower than
 * twice the median (seconds): Hard; right: Good. Easy is only given by hand. An item of a case study is a card of its own and never
 * slow: its time goes into reading the record.
 */
export function rateAnswer(
  { correct, item, seconds, flagged = false }: AnswerFacts,
  median: number | undefined,
): Rating {
  if (!correct) return 'again'
  const isSlow = item === undefined && seconds !== undefined && median !== undefined && seconds > SLOW * median
  return flagged || isSlow ? 'hard' : 'good'
}

/** The median of some times in seconds; undefined of too few. */
export function medianPace(times: readonly number[]): number | undefined {
  if (times.length < MIN_TIMES) return undefined
  const sorted = times.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/** A rating of a card at a time (epoch milliseconds). */
export type RatedAnswer = CardRef & { rating: Rating; time: number }

/** What a test says of its student's memory, and the median of its times; `pace` absent: too few. */
export type TestRatings = { ratings: RatedAnswer[]; pace?: number }

/**
 * The ratings of an attempt's answers, each at the time at which it was given. A question that was left, seen or not, is no card and
 * changes none: nothing was recalled, and its key is not shown. Times are counted from the start (answer-clock.ts) and end with the
 * attempt.
 */
export function rateAttempt(attempt: Pick<Attempt, 'startTime' | 'endTime' | 'questions'>): TestRatings {
  const { questions } = attempt
  const times = answerTimes(attempt)
  const pace = medianPace(questions.flatMap(({ item }, i) => (item === undefined ? (times[i]?.seconds ?? []) : [])))
  const ratings = questions.flatMap(({ id, item, answer }, i): RatedAnswer[] => {
    const at = times[i]
    if (answer === undefined || at === undefined) return []
    const place = { id, ...(item === undefined ? {} : { item }) }
    const timed = at.seconds === undefined ? {} : { seconds: at.seconds }
    const rating = rateAnswer({ correct: answer.correct, ...place, ...timed }, pace)
    return [{ ...place, rating, time: at.time }]
  })
  return { ratings, ...(pace === undefined ? {} : { pace }) }
}
