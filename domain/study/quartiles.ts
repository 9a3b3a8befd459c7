/** With fewer students than this nothing is published: a border would say too much of one of them. */
export const MIN_STUDENTS = 30

/** Where the lower quarter of students ends, and the upper one begins. */
export type Quartiles = { lower: number; upper: number }

/** Where a student is among the others. */
export type Quarter = 'lower' | 'middle' | 'upper'

/**
 * The quartiles of students' values, rounded to whole steps of `step`, so that no border is a student's own number; undefined of fewer
 * than 30 students.
 */
export function quartilesOf(values: readonly number[], step: number): Quartiles | undefined {
  if (values.length < MIN_STUDENTS) return undefined
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number): number => {
    const place = part * (sorted.length - 1)
    const below = sorted[Math.floor(place)] ?? 0
    const above = sorted[Math.ceil(place)] ?? below
    const value = below + (above - below) * (place - Math.floor(place))
    // Divided, because 0.35 is not 7 × 0.05.
    return step < 1 ? Math.round(value / step) / Math.round(1 / step) : Math.round(value / step) * step
  }
  return { lower: at(0.25), upper: at(0.75) }
}

/** Below the lower border, above the upper one, or in the middle half. */
export const quarterOf = (value: number, { lower, upper }: Quartiles): Quarter =>
  value < lower ? 'lower' : value > upper ? 'upper' : 'middle'
