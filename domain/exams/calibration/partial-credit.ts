/**
 * The partial credit model (Masters 1982): the odds of x points against x - 1 are exp(ability - threshold x). A question of one point
 * has one threshold, its difficulty: the Rasch model.
 */

/** Writes the probabilities of 0, 1 … points at an ability into `into` from `at` on. */
export function writeProbabilities(
  ability: number,
  thresholds: ArrayLike<number>,
  into: Float64Array,
  at = 0,
): Float64Array {
  let exponent = 0
  let highest = 0
  into[at] = 0
  for (let x = 0; x < thresholds.length; x += 1) {
    exponent += ability - (thresholds[x] ?? 0)
    into[at + x + 1] = exponent
    if (exponent > highest) highest = exponent
  }
  let sum = 0
  for (let x = 0; x <= thresholds.length; x += 1) {
    const term = Math.exp((into[at + x] ?? 0) - highest)
    into[at + x] = term
    sum += term
  }
  for (let x = 0; x <= thresholds.length; x += 1) into[at + x] = (into[at + x] ?? 0) / sum
  return into
}

/** Returns the expected points at an ability. */
export function expectedPoints(ability: number, thresholds: readonly number[]): number {
  const probabilities = writeProbabilities(ability, thresholds, new Float64Array(thresholds.length + 1))
  return probabilities.reduce((sum, probability, points) => sum + points * probability, 0)
}
