import type { Attempt } from '../attempts/attempt.ts'
import { answerTimes } from '../attempts/answer-clock.ts'
import type { CardRef, Rating } from './card.ts'

/**
 * The facts of an answer that determine its rating. `seconds`: how long it took; `flagged`: the student marked the
 * question.
 */
export type AnswerFacts = { correct: boolean; item?: number; seconds?: number; flagged?: boolean }

/** An answer that takes this many times the median was hard. */
const SLOW = 2
/** With fewer times there is no pace to compare with. */
const MIN_TIMES = 5

/**
 * Rates an answer: Again if it lacks any points (partial knowledge returns soon); Hard if it is right, but flagged or
 * slower than twice the median (seconds); else Good. Easy is only set by hand. An item of a case study is its own card
 * and never slow: its time includes reading the record.
 */
export function rateAnswer(
  { correct, item, seconds, flagged = false }: AnswerFacts,
  median: number | undefined,
): Rating {
  if (!correct) return 'again'
  const isSlow = item === undefined && seconds !== undefined && median !== undefined && seconds > SLOW * median
  return flagged || isSlow ? 'hard' : 'good'
}

/** Returns the median of times in seconds; undefined with too few. */
export function medianPace(times: readonly number[]): number | undefined {
  if (times.length < MIN_TIMES) return undefined
  const sorted = times.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/** A rating of a card at a time (epoch milliseconds). */
export type RatedAnswer = CardRef & { rating: Rating; time: number }

/** A test's ratings of its student's cards, and the median of its times; `pace` is absent with too few. */
export type TestRatings = { ratings: RatedAnswer[]; pace?: number }

/**
 * Returns the ratings of an attempt's answers, each with its time. An unanswered question, seen or not, changes no
 * card: nothing was recalled, and its key is not shown. Times are counted from the start (answer-clock.ts) and end with
 * the attempt.
 */
export function rateAttempt(attempt: Pick<Attempt, 'startTime' | 'endTime' | 'questions'>): TestRatings {
  const { questions } = attempt
  const times = answerTimes(attempt)
  const pace = medianPace(questions.flatMap(({ item }, i) => (item === undefined ? (times[i]?.seconds ?? []) : [])))
  const ratings = questions.flatMap(({ id, item, answer }, i): RatedAnswer[] => {
    const at = times[i]
    if (answer === undefined || at === undefined) return []
    const ref = { id, ...(item === undefined ? {} : { item }) }
    const timed = at.seconds === undefined ? {} : { seconds: at.seconds }
    const rating = rateAnswer({ correct: answer.correct, ...ref, ...timed }, pace)
    return [{ ...ref, rating, time: at.time }]
  })
  return { ratings, ...(pace === undefined ? {} : { pace }) }
}
