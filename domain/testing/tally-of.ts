import type { Attempt, Tally } from './attempt.ts'

/** Right answers out of answers, by number: what was counted while answering, and by the groups of the draw. */
export function tallyOf(attempt: Attempt): Tally {
  const tally = new Map(attempt.tally)
  for (const { group, answer } of attempt.questions) {
    if (group === undefined || answer === undefined) continue
    const before = tally.get(group) ?? { correct: 0, total: 0 }
    tally.set(group, { correct: before.correct + (answer.correct ? 1 : 0), total: before.total + 1 })
  }
  return tally
}
