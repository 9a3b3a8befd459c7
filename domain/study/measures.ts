import { sumOf } from './activity.ts'

/** What a day has, as it is compared: items of tests and reviews, and the points of tests. */
export type MeasuredDay = { day: number; items: number; reviews: number; points: number; max: number }

/** By what students may compare themselves. */
export const MEASURES = ['items', 'days', 'share'] as const
export type Measure = (typeof MEASURES)[number]

/** To what the border of a measure is rounded. */
export const MEASURE_STEPS: Record<Measure, number> = { items: 5, days: 1, share: 0.01 }

/** The days that are compared: four weeks. */
export const MEASURED_DAYS = 28
/** With fewer items of tests a share of points says too little to be compared. */
const MIN_ITEMS = 30

/**
 * What a student did in the 28 days before `today`, which is not over: items and reviews, days with one of them, and the share of
 * points in tests (absent: of too few items). Undefined: nothing was done.
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
