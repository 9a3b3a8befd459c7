import type { Attempt } from './attempt.ts'

/** Seconds after which an answer's clock wraps around: two bytes, 18 hours. */
const ROUND = 65_536

/** Returns an answer's time as an attempt stores it: whole seconds, modulo 18 hours; `now` in epoch milliseconds. */
export const answerClock = (now: number): number => Math.floor(now / 1000) % ROUND

/**
 * Returns how many seconds each question took, from the previous answer (or the start) to its own; undefined if
 * unanswered. Correct as long as no single question takes 18 hours.
 */
export function secondsPerQuestion({ startTime, questions }: Pick<Attempt, 'startTime' | 'questions'>) {
  let before = answerClock(startTime)
  return questions.map(({ answer }) => {
    if (answer?.clock === undefined) return undefined
    const seconds = (answer.clock - before + ROUND) % ROUND
    before = answer.clock
    return seconds
  })
}

/**
 * When an answer came (epoch milliseconds), and how many seconds it took; `seconds` is absent if its clock is unknown.
 */
export type AnswerTime = { time: number; seconds?: number }

/**
 * Returns when each answer of an attempt came, counted from its start by the small clocks and never after its end;
 * undefined for an unanswered question. An answer without a clock has the time of the previous one.
 */
export function answerTimes(attempt: Pick<Attempt, 'startTime' | 'endTime' | 'questions'>): (AnswerTime | undefined)[] {
  const { startTime, endTime = Infinity, questions } = attempt
  const seconds = secondsPerQuestion(attempt)
  let time = startTime
  return questions.map(({ answer }, i) => {
    if (answer === undefined) return undefined
    const taken = seconds[i]
    time = taken === undefined ? time : Math.min(endTime, time + taken * 1_000)
    return { time, ...(taken === undefined ? {} : { seconds: taken }) }
  })
}
