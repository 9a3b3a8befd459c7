/** Upper ends of a scale above ten, in powers of ten; half of each is also a whole number. */
const STEPS = [1.2, 1.6, 2, 3, 4, 6, 8, 10]

/**
 * The round number at which a scale ends, at least `most` and at least 2; half of it is a whole number. Same unit as
 * `most`: a count or cents.
 */
export function scaleEnd(most: number): number {
  if (most <= 10) return Math.max(2, 2 * Math.ceil(most / 2))
  const power = 10 ** Math.floor(Math.log10(most))
  const step = STEPS.find((size) => Math.round(size * power) >= most) ?? 10
  return Math.round(step * power)
}
