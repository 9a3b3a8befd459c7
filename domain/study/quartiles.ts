/** With fewer students nothing is published: a quartile could reveal a single student's value. */
export const MIN_STUDENTS = 30

/** The upper limit of the lower quarter of students, and the lower limit of the upper one. */
export type Quartiles = { lower: number; upper: number }

/** A student's position among the others. */
export type Quarter = 'lower' | 'middle' | 'upper'

/**
 * Returns the quartiles of students' values, rounded to multiples of `step`, so that no quartile is a student's own
 * number; undefined with fewer than 30 students.
 */
export function quartilesOf(values: readonly number[], step: number): Quartiles | undefined {
  if (values.length < MIN_STUDENTS) return undefined
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number): number => {
    const rank = part * (sorted.length - 1)
    const below = sorted[Math.floor(rank)] ?? 0
    const above = sorted[Math.ceil(rank)] ?? below
    const value = below + (above - below) * (rank - Math.floor(rank))
    // Divides, because 7 × 0.05 is not 0.35.
    return step < 1 ? Math.round(value / step) / Math.round(1 / step) : Math.round(value / step) * step
  }
  return { lower: at(0.25), upper: at(0.75) }
}

/** Returns the quarter of a value: below the lower quartile, above the upper one, or in the middle half. */
export const quarterOf = (value: number, { lower, upper }: Quartiles): Quarter =>
  value < lower ? 'lower' : value > upper ? 'upper' : 'middle'
