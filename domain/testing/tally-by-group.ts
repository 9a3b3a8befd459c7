import type { Attempt, Tally } from './attempt.ts'

/** Right answers out of answers by the group that each question was drawn for (NCLEX: the area). */
export function tallyByGroup({ questions }: Pick<Attempt, 'questions'>): Tally {
  const tally = new Map<number, { correct: number; total: number }>()
  for (const { group, answer } of questions) {
    if (group === undefined || answer === undefined) continue
    const before = tally.get(group) ?? { correct: 0, total: 0 }
    tally.set(group, { correct: before.correct + (answer.correct ? 1 : 0), total: before.total + 1 })
  }
  return tally
}
