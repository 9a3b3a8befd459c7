import { isSubject } from './bank.ts'

type AreaResult = { name: string; correct: number; total: number; grade: number }

/**
 * Grades in percent. `weakest`: below the pass grade, the worst first, ties by more questions; `few`: the same, of areas
 * with too few points to tell; `strong`: the others with enough points, best first.
 */
export type Advice<Area> = { weakest: Area[]; few: Area[]; strong: Area[] }

/** The points below which a tag says too little about a student. Areas decide an NCLEX: all count. */
export const MIN_POINTS = { tag: 5, area: 0 }

const MAX_AREAS = 3

/**
 * Returns what a student should work on first after a test: at most three areas or tags in each list; only
 * subjects, not RN, Easy, or a format. `passGrade` in percent; an area with fewer than `least` points says little.
 */
export function weakestAreas<Area extends AreaResult>(
  areas: readonly Area[],
  passGrade: number,
  least: number,
): Advice<Area> {
  const subjects = areas.filter(({ name, total }) => total > 0 && isSubject(name))
  const isTelling = ({ total }: Area) => total >= least
  const weakest = subjects
    .filter(({ grade }) => grade < passGrade)
    .sort((a, b) => a.grade - b.grade || b.total - a.total || (a.name < b.name ? -1 : 1))
  const strong = subjects
    .filter((area) => area.grade >= passGrade && isTelling(area))
    .sort((a, b) => b.grade - a.grade || b.total - a.total || (a.name < b.name ? -1 : 1))
  return {
    weakest: weakest.filter(isTelling).slice(0, MAX_AREAS),
    few: weakest.filter((area) => !isTelling(area)).slice(0, MAX_AREAS),
    strong: strong.slice(0, MAX_AREAS),
  }
}
