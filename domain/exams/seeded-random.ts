import type { Random } from '../attempts/sampling.ts'

const WORD = 2 ** 32
/** Golden ratio in 32 bits: spreads the starting points of different seeds. */
const SPACING = 0x9e3779b9
const WARM_UP = 12

/**
 * Returns a fast, repeatable random source for simulations (xorshift128): the same seed produces the same sittings.
 * Never for selecting a student's questions.
 */
export function createSeededRandom(seed: number): Random {
  let [x, y, z, w] = [seed | 0, (seed ^ SPACING) | 0, Math.imul(seed, SPACING) | 0, 1]
  const next = (): number => {
    const t = x ^ (x << 11)
    x = y
    y = z
    z = w
    w = w ^ (w >>> 19) ^ (t ^ (t >>> 8))
    return w >>> 0
  }
  for (let i = 0; i < WARM_UP; i += 1) next()
  return (max) => Math.floor((next() / WORD) * max)
}
