import { grade } from './grade.ts'
import type { Tally } from './attempt.ts'

/** The result of one tag or area (spec 3.3.15). */
export type BreakdownRow = { name: string; correct: number; total: number; grade: number }

/** A tally by name, sorted by name; `names` is the academy's list whose positions the tally counts under. */
export const breakdown = (tally: Tally, names: readonly string[]): BreakdownRow[] =>
  [...tally]
    .map(([number, { correct, total }]) => ({
      name: names[number] ?? `#${number}`,
      correct,
      total,
      grade: grade(correct, total),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true, sensitivity: 'base' }))
