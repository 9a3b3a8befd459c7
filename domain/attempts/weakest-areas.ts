import { isSubject } from './bank.ts'

type AreaResult = { name: string; correct: number; total: number; grade: number }

/**
 * Grades in percent. `weakest`: below the pass grade, the worst first, ties by more questions; `strong`: the others,
 * best first.
 */
export type Advice<Area> = { weakest: Area[]; strong: Area[] }

const MAX_AREAS = 3

/**
 * Returns what a student should work on first after a test: at most three areas or tags in each list; only
 * subjects, not RN, Easy, or a format. `passGrade` in percent.
 */
export function weakestAreas<Area extends AreaResult>(areas: readonly Area[], passGrade: number): Advice<Area> {
  const subjects = areas.filter(({ name, total }) => total > 0 && isSubject(name))
  const weakest = subjects
    .filter(({ grade }) => grade < passGrade)
    .sort((a, b) => a.grade - b.grade || b.total - a.total || (a.name < b.name ? -1 : 1))
  const strong = subjects
    .filter(({ grade }) => grade >= passGrade)
    .sort((a, b) => b.grade - a.grade || b.total - a.total || (a.name < b.name ? -1 : 1))
  return { weakest: weakest.slice(0, MAX_AREAS), strong: strong.slice(0, MAX_AREAS) }
}
