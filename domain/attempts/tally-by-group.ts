import type { Attempt, Tally } from './attempt.ts'

/**
 * Right answers by the group that each question was drawn for (NCLEX: the area): out of the answers while the attempt runs,
 * out of all questions once it has ended, so that one that was cut short counts what it left as wrong (decisions, 3.9.10).
 */
export function tallyByGroup({ questions, endTime }: Pick<Attempt, 'questions' | 'endTime'>): Tally {
  const tally = new Map<number, { correct: number; total: number }>()
  for (const { group, answer } of questions) {
    if (group === undefined || (answer === undefined && endTime === undefined)) continue
    const before = tally.get(group) ?? { correct: 0, total: 0 }
    tally.set(group, { correct: before.correct + (answer?.correct === true ? 1 : 0), total: before.total + 1 })
  }
  return tally
}
