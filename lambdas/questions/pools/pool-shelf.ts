import type { Pool } from '#table/pool.ts'
import { costOfPieces, costOfWhole } from './cost-of-pieces.ts'
import { tellsTheTruth } from './pool-numbers.ts'
import { type PieceNames, readPieces, readPools, readWholePool } from './read-pools.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** Pools as far as they were read; their heads always are. */
export type Shelf = {
  pool: (name: string) => Pool
  /** Reads pieces, or the whole pool where that costs less; false: what came is not what had been counted. */
  fetch: (pieces: PieceNames) => Promise<boolean>
  readWhole: (names: readonly string[]) => Promise<void>
  /** Reads all pools whole and strongly: their counts are then those of their pieces. */
  readAnew: () => Promise<void>
}

/** Reads the heads of pools, from which more of them can be read. */
export async function openShelf(table: Table, names: ReadonlySet<string>, consistent: boolean): Promise<Shelf> {
  let pools = await readPools(table, [...names], { consistent })
  const pool = (name: string): Pool => {
    const found = pools.get(name)
    if (!found) throw new Error(`The bank was not opened for ${name}`)
    return found
  }
  const readWhole = async (some: Iterable<string>, strongly: boolean) => {
    for (const name of some) pools.set(name, await readWholePool(table, name, { consistent: strongly }))
  }
  return {
    pool,
    fetch: async (wanted) => {
      const isCheaperWhole = (name: string, pieces: Iterable<number>) =>
        costOfWhole(pool(name)) <= costOfPieces(pool(name), pieces)
      const whole = [...wanted].flatMap(([name, pieces]) => (isCheaperWhole(name, pieces) ? [name] : []))
      const before = pools
      pools = await readPieces(table, pools, new Map([...wanted].filter(([name]) => !whole.includes(name))), {
        consistent,
      })
      await readWhole(whole, consistent)
      return [...wanted].every(([name, pieces]) => tellsTheTruth(before.get(name), pools.get(name), pieces))
    },
    readWhole: (some) => readWhole(some, consistent),
    readAnew: () => readWhole([...names], true),
  }
}
