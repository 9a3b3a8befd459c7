import { pickRanks } from './pick-ranks.ts'
import type { Random } from './random.ts'

/** The same items in random order, every order equally likely. */
export const shuffle = <T>(items: readonly T[], random: Random): T[] =>
  pickRanks(items.length, items.length, random).flatMap((i) => items.slice(i, i + 1))
