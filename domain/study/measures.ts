import { sumOf } from './activity.ts'

/** A day's data for comparison: items of tests and reviews, and the points of tests. */
export type MeasuredDay = { day: number; items: number; reviews: number; points: number; max: number }

/** The measures by which students may compare themselves. */
export const MEASURES = ['items', 'days', 'share'] as const
export type Measure = (typeof MEASURES)[number]

/** The rounding steps of the quartiles by measure. */
export const MEASURE_STEPS: Record<Measure, number> = { items: 5, days: 1, share: 0.01 }

/** The number of days compared: four weeks. */
export const MEASURED_DAYS = 28
/** The minimum test items for comparing a share of points. */
const MIN_ITEMS = 30

/**
 * Returns a student's measures of the 28 days before `today`, which is not over: items and reviews, days with either,
 * and the share of points in tests (absent with too few items). Undefined if there was no activity.
 */
export function measuresOf(days: readonly MeasuredDay[], today: number): Partial<Record<Measure, number>> | undefined {
  const counted = days.filter(
    ({ day, items, reviews }) => day < today && day >= today - MEASURED_DAYS && items + reviews > 0,
  )
  if (counted.length === 0) return undefined
  const { items, points, max } = sumOf(counted)
  const reviews = counted.reduce((sum, day) => sum + day.reviews, 0)
  return {
    items: items + reviews,
    days: counted.length,
    ...(items >= MIN_ITEMS && max > 0 ? { share: points / max } : {}),
  }
}
