/**
 * A student's answers in an area: items, points earned, and points possible. `area`: its position in the list of areas.
 */
export type AreaCount = { area: number; items: number; points: number; max: number }

/** A student's progress in a content of the course; `average` of the best grades of its tests, in percent. */
export type CohortContent = { key: string; completed: number; total: number; average?: number }

/** Adds counts to areas, merged by area, in the order of the areas. */
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
 * Corrects counts of areas after counted questions are regraded: subtracts `was`, then adds `is`. If a question's areas
 * changed since it was counted, there may be less to subtract: counts stay at least zero, points at most the maximum,
 * and an area without items is removed.
 */
export const changeAreas = (
  before: readonly AreaCount[],
  was: readonly AreaCount[],
  is: readonly AreaCount[],
): AreaCount[] =>
  addToAreas(before, [...was.map(lessOf), ...is]).flatMap(({ area, items, points, max }) => {
    const maxPoints = Math.max(0, max)
    return items > 0 ? [{ area, items, points: Math.min(maxPoints, Math.max(0, points)), max: maxPoints }] : []
  })

/** The minimum items of an area to call it weak or strong. */
export const MIN_ITEMS = 10
/** Shares of points, in percent: an area is weak below the first, and strong from the second on. */
export const WEAK_BELOW = 60
export const STRONG_FROM = 80
/** The maximum number of weak and of strong areas listed. */
const MAX_AREAS = 3

/** Returns an area's share of points in percent; undefined below `MIN_ITEMS` items. */
export const areaShare = ({ items, points, max }: Omit<AreaCount, 'area'>): number | undefined =>
  items < MIN_ITEMS || max === 0 ? undefined : Math.round((100 * points) / max)

/** Returns a student's weak areas, worst first, and strong areas, best first, at most three each, by their answers. */
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

/** Idle days: without a start after enrollment, and without activity after the start. */
export const IDLE_DAYS = 7
/** How many percentage points the share of completed tasks may be below the share of elapsed time. */
export const SLOW_BY = 20
/** The pace is not checked before this percentage of the time has passed. */
const EARLIEST_PACE = 10
/** An average of best grades below this percentage, with at least two finished tests, is low. */
export const LOW_BELOW = 65
export const LOW_TESTS = 2

const DAY_MS = 86_400_000

/** The data that the rules use; times in epoch milliseconds, `endTime` 0: not started. */
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

/** Whether a student is too slow to finish by the course's end; false without a start, an end, or tasks. */
function isSlow({ startedOn, endTime, completed, total }: CohortStudentFacts, now: number): boolean {
  if (startedOn === undefined || startedOn === null || endTime <= startedOn || total === 0) return false
  const elapsedPercent = (100 * (now - startedOn)) / (endTime - startedOn)
  return elapsedPercent >= EARLIEST_PACE && elapsedPercent - (100 * completed) / total > SLOW_BY
}

/**
 * Returns why a student has fallen behind, by the rules shown on screen: not started 7 days after enrollment; inactive
 * for 7 days; completed tasks 20 percentage points behind the elapsed time; an average below 65% after two tests. A
 * student who has done all tasks is never inactive or slow. Empty: on track.
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
