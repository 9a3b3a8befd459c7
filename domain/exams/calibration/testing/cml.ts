import { solve } from '../item-step.ts'

/**
 * Conditional maximum likelihood of the partial credit model for complete data, by elementary symmetric functions, as
 * in other programs (eRm), to compare estimates with theirs. Wrong if answers determine which questions follow.
 */

type Polynomial = readonly number[]

const multiply = (a: Polynomial, b: Polynomial): number[] => {
  const product = new Array<number>(a.length + b.length - 1).fill(0)
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) product[i + j] = (product[i + j] ?? 0) + x * y
  return product
}

/** Returns 1, exp(-d1), exp(-d1 - d2) … for an item's thresholds. */
function polynomialOf(thresholds: readonly number[]): number[] {
  let sum = 0
  return [1, ...thresholds.map((threshold) => Math.exp(-(sum += threshold)))]
}

/** The probability of at least k points, k from 1, given the probability of each number of points. */
const reachOf = (probabilities: readonly number[]): number[] =>
  probabilities.slice(1).map((_, k) => probabilities.slice(k + 1).reduce((sum, p) => sum + p, 0))

export type CmlEstimate = { thresholds: number[][]; logLikelihood: number }

/**
 * Estimates thresholds. `scores`: each person's points for all items; `most`: each item's maximum points. The mean of
 * all thresholds is 0.
 */
export function conditionalEstimate(scores: readonly (readonly number[])[], most: readonly number[]): CmlEstimate {
  const total = most.reduce((sum, m) => sum + m, 0)
  const persons = new Array<number>(total + 1).fill(0)
  for (const own of scores) {
    const raw = own.reduce((sum, x) => sum + x, 0)
    persons[raw] = (persons[raw] ?? 0) + 1
  }
  const places = most.flatMap((m, item) => Array.from({ length: m }, (_, k) => ({ item, k })))
  const observed = places.map(({ item, k }) => scores.filter((own) => (own[item] ?? 0) > k).length)
  let flat = places.map(() => 0)
  const byItem = (): number[][] => most.map((_, item) => flat.filter((_t, place) => places[place]?.item === item))
  for (let step = 0; step < 50; step += 1) {
    const items = byItem().map(polynomialOf)
    const without = (left: readonly number[]): number[] =>
      items.reduce<number[]>((product, p, item) => (left.includes(item) ? product : multiply(product, p)), [1])
    const gamma = without([])
    const reach = items.map((own, i) => {
      const rest = without([i])
      return persons.map((_, r) => reachOf(own.map((e, x) => (e * (rest[r - x] ?? 0)) / (gamma[r] ?? 1))))
    })
    const at = (place: number, r: number): number => {
      const { item, k } = places[place] ?? { item: 0, k: 0 }
      return reach[item]?.[r]?.[k] ?? 0
    }
    const sum = (of: (r: number) => number) => persons.reduce((all, n, r) => (n === 0 ? all : all + n * of(r)), 0)
    const gradient = places.map((_, a) => sum((r) => at(a, r)) - (observed[a] ?? 0))
    // The ones fix the mean at 0, which the likelihood doesn't determine.
    const information = new Float64Array(places.length ** 2).fill(1)
    for (const [i, own] of items.entries())
      for (const [j, other] of items.entries()) {
        const rest = without([i, j])
        for (const [a, first] of places.entries())
          for (const [b, second] of places.entries()) {
            if (first.item !== i || second.item !== j) continue
            const both = (r: number): number => {
              if (i === j) return reach[i]?.[r]?.[Math.max(first.k, second.k)] ?? 0
              let p = 0
              for (let x = first.k + 1; x < own.length; x += 1)
                for (let y = second.k + 1; y < other.length; y += 1)
                  p += (own[x] ?? 0) * (other[y] ?? 0) * (rest[r - x - y] ?? 0)
              return p / (gamma[r] ?? 1)
            }
            const index = a * places.length + b
            information[index] = (information[index] ?? 0) + sum((r) => both(r) - at(a, r) * at(b, r))
          }
      }
    const move = solve(information, Float64Array.from(gradient))
    flat = flat.map((threshold, place) => threshold + (move[place] ?? 0))
    const mean = flat.reduce((all, threshold) => all + threshold, 0) / flat.length
    flat = flat.map((threshold) => threshold - mean)
    if (move.every((part) => Math.abs(part) < 1e-10)) break
  }
  const gamma = byItem().map(polynomialOf).reduce<number[]>(multiply, [1])
  const logLikelihood =
    -flat.reduce((all, threshold, place) => all + threshold * (observed[place] ?? 0), 0) -
    persons.reduce((all, n, r) => (n === 0 ? all : all + n * Math.log(gamma[r] ?? 1)), 0)
  return { thresholds: byItem(), logLikelihood }
}
