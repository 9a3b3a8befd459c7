/** What a student answered of an area: items, their points, and the points that there were. `area`: its position in the list of areas. */
export type AreaCount = { area: number; items: number; points: number; max: number }

/** How far a student is in a content of the course; `average` of the best grades of its tests, in percent. */
export type CohortContent = { key: string; completed: number; total: number; average?: number }

/** Counts of areas with more, those of one area together, in the order of the areas. */
export function addToAreas(before: readonly AreaCount[], more: readonly AreaCount[]): AreaCount[] {
  const areas = new Map<number, AreaCount>()
  for (const { area, items, points, max } of [...before, ...more]) {
    const known = areas.get(area) ?? { area, items: 0, points: 0, max: 0 }
    areas.set(area, { area, items: known.items + items, points: known.points + points, max: known.max + max })
  }
  return [...areas.values()].sort((a, b) => a.area - b.area)
}

const lessOf = ({ area, items, points, max }: AreaCount): AreaCount => ({
  area,
  items: -items,
  points: -points,
  max: -max,
})

/**
 * Counts of areas after counted questions are regraded: takes off `was`, then adds `is`. A question whose areas changed
 * since it was counted may have less to take off: counts never go below zero, points never above what there were, and
 * an area without items goes.
 */
export const changeAreas = (
  before: readonly AreaCount[],
  was: readonly AreaCount[],
  is: readonly AreaCount[],
): AreaCount[] =>
  addToAreas(before, [...was.map(lessOf), ...is]).flatMap(({ area, items, points, max }) => {
    const most = Math.max(0, max)
    return items > 0 ? [{ area, items, points: Math.min(most, Math.max(0, points)), max: most }] : []
  })

/** Fewer items of an area than this are no ground to call it weak or strong. */
export const MIN_ITEMS = 10
/** Shares of the points, in percent: below the first an area is weak, from the second on strong. */
export const WEAK_BELOW = 60
export const STRONG_FROM = 80
/** So many weak and strong areas are named. */
const MAX_AREAS = 3

/** The share of an area's points in percent; undefined of fewer items than `MIN_ITEMS`. */
export const areaShare = ({ items, points, max }: Omit<AreaCount, 'area'>): number | undefined =>
  items < MIN_ITEMS || max === 0 ? undefined : Math.round((100 * points) / max)

/** The areas of a student that are weak, the worst first, and strong, the best first: three at most of each, by what was answered. */
export function areaAdvice<Area extends Omit<AreaCount, 'area'> & { name: string }>(
  areas: readonly Area[],
): { weak: Area[]; strong: Area[] } {
  const known = areas.flatMap((area) => {
    const share = areaShare(area)
    return share === undefined ? [] : [{ area, share }]
  })
  const sorted = known.sort((a, b) => a.share - b.share || (a.area.name < b.area.name ? -1 : 1))
  const areasOf = (some: typeof sorted) => some.slice(0, MAX_AREAS).map(({ area }) => area)
  return {
    weak: areasOf(sorted.filter(({ share }) => share < WEAK_BELOW)),
    strong: areasOf(sorted.filter(({ share }) => share >= STRONG_FROM).reverse()),
  }
}

/** Why a student has fallen behind. */
export const BEHIND_REASONS = ['not-started', 'inactive', 'slow', 'low'] as const
export type BehindReason = (typeof BEHIND_REASONS)[number]

/** Days without a start after the enrolment, and without activity after the start. */
export const IDLE_DAYS = 7
/** So many percent of the tasks may be missing of the share of the time that has gone by. */
export const SLOW_BY = 20
/** The pace is not looked at before so many percent of the time have gone by. */
const EARLIEST_PACE = 10
/** An average of the best grades below this, in percent, of two tests that ended and more. */
export const LOW_BELOW = 65
export const LOW_TESTS = 2

const DAY_MS = 86_400_000

/** What the rules look at; times in epoch milliseconds, `endTime` 0: not started. */
export type CohortStudentFacts = {
  endTime: number
  opened: number
  startedOn?: number | null | undefined
  lastActivity?: number | null | undefined
  completed: number
  total: number
  average?: number | null | undefined
  tests: number
}

/** Behind the pace that would end with the course: undefined start, an open end or an empty course have no pace. */
function isSlow({ startedOn, endTime, completed, total }: CohortStudentFacts, now: number): boolean {
  if (startedOn === undefined || startedOn === null || endTime <= startedOn || total === 0) return false
  const gone = (100 * (now - startedOn)) / (endTime - startedOn)
  return gone >= EARLIEST_PACE && gone - (100 * completed) / total > SLOW_BY
}

/**
 * Why a student has fallen behind, by rules that the screen says: not begun 7 days after the enrolment; no activity for 7 days; 20
 * percent points fewer tasks done than time gone by; an average below 65 % after two tests. Who has done all tasks is never behind by the
 * second and third. Empty: the student is on course.
 */
export function behindReasons(student: CohortStudentFacts, now: number): BehindReason[] {
  const { endTime, opened, startedOn, lastActivity, completed, total, average, tests } = student
  if (endTime !== 0 && endTime < now) return []
  const isDone = total > 0 && completed >= total
  const isIdle = (since: number) => now - since >= IDLE_DAYS * DAY_MS
  const hasBegun = endTime !== 0 || typeof lastActivity === 'number'
  const reasons: BehindReason[] = []
  if (!hasBegun && isIdle(opened)) reasons.push('not-started')
  if (hasBegun && !isDone && isIdle(lastActivity ?? startedOn ?? opened)) reasons.push('inactive')
  if (!isDone && isSlow(student, now)) reasons.push('slow')
  if (tests >= LOW_TESTS && typeof average === 'number' && average < LOW_BELOW) reasons.push('low')
  return reasons
}
