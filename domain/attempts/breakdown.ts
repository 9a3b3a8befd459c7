import { type Attempt, pointsOf, type Tally } from './attempt.ts'
import { grade } from './grade.ts'

/**
 * Points by the group that each question was drawn for (NCLEX: the area). While the attempt runs, out of the points of
 * answered questions; once it has ended, out of all questions', so unanswered ones count as wrong (decisions, 3.9.10).
 */
export function tallyByGroup({ questions, endTime }: Pick<Attempt, 'questions' | 'endTime'>): Tally {
  const tally = new Map<number, { correct: number; total: number; answered: number }>()
  for (const { group, answer, max: left = 1 } of questions) {
    if (group === undefined || (answer === undefined && endTime === undefined)) continue
    const before = tally.get(group) ?? { correct: 0, total: 0, answered: 0 }
    const { points, max } = answer ? pointsOf(answer) : { points: 0, max: left }
    const answered = before.answered + (answer ? 1 : 0)
    tally.set(group, { correct: before.correct + points, total: before.total + max, answered })
  }
  return tally
}

/** Returns how many questions each group has. */
export const countByGroup = ({ questions }: Pick<Attempt, 'questions'>): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  for (const { group } of questions) if (group !== undefined) counts.set(group, (counts.get(group) ?? 0) + 1)
  return counts
}

/** The result of one tag or area (spec 3.3.15). `answered`: an area's questions that were answered. */
export type BreakdownRow = { name: string; correct: number; total: number; grade: number; answered: number | null }

/** Returns the tally sorted by name; `names` is the academy's list whose positions the tally counts by. */
export const breakdown = (tally: Tally, names: readonly string[]): BreakdownRow[] =>
  [...tally]
    .map(([number, counts]) => ({
      name: names[number] ?? `#${number}`,
      ...counts,
      answered: counts.answered ?? null,
      grade: grade(counts.correct, counts.total),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true, sensitivity: 'base' }))
