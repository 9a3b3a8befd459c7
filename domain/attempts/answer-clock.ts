import type { Attempt } from './attempt.ts'

/** Seconds that the small clock of an answer counts before it starts again: two bytes, 18 hours. */
const ROUND = 65_536

/** The time of an answer as an attempt keeps it: whole seconds, modulo 18 hours; `now` in epoch milliseconds. */
export const answerClock = (now: number): number => Math.floor(now / 1000) % ROUND

/**
 * How many seconds each question took, from the answer before it (or the start) to its own; undefined while unanswered.
 * Right while no single question takes 18 hours.
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
