/** Upper ends of a scale above ten, in powers of ten; half of each is also a whole number. */
const STEPS = [1.2, 1.6, 2, 3, 4, 6, 8, 10]

/**
 * The round number at which a scale ends, at least `max` and at least 2; half of it is a whole number. Same unit as
 * `max`: a count or cents.
 */
export function scaleEnd(max: number): number {
  if (max <= 10) return Math.max(2, 2 * Math.ceil(max / 2))
  const power = 10 ** Math.floor(Math.log10(max))
  const step = STEPS.find((size) => Math.round(size * power) >= max) ?? 10
  return Math.round(step * power)
}
