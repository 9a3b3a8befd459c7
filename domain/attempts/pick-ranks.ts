import type { Random } from './random.ts'
import { rankOrder } from './rank-order.ts'

/** `n` different ranks below `of`, in random order. */
export const pickRanks = (n: number, of: number, random: Random): number[] => rankOrder(of, random)(n)
