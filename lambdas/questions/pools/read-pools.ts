import { piecesOfPool, poolKey } from '#table/keys.ts'
import { noPool, type Parts, partsOfItem, type Pool, poolOfHead, type PoolItem } from '#table/pool.ts'
import { count } from '#domain/attempts/bitmap.ts'
import { batchGet } from '#lambdas/dynamodb/batch-get.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

type Consistency = { consistent?: boolean }

/**
 * Reads the heads of pools in one request, by name; a pool without questions is empty. Half a read unit each and 4 KB. Whoever
 * writes the pools reads them `consistent`, at twice the units.
 */
export async function readPools(
  table: Table,
  names: readonly string[],
  { consistent = false }: Consistency = {},
): Promise<Map<string, Pool>> {
  const keys = names.map((name) => poolKey(name, 0))
  const items = new Map((await batchGet<PoolItem>(table, keys, { consistent })).map((item) => [item.pk, item]))
  return new Map(
    names.map((name) => {
      const item = items.get(poolKey(name, 0).pk)
      return [name, item ? poolOfHead(name, item) : noPool(name)]
    }),
  )
}

/** Pieces of pools, by pool. */
export type PieceNames = ReadonlyMap<string, Iterable<number>>

/** The pools with these pieces, too, read in one request. A piece that was never written is empty. */
export async function readPieces(
  table: Table,
  pools: ReadonlyMap<string, Pool>,
  wanted: PieceNames,
  { consistent = false }: Consistency = {},
): Promise<Map<string, Pool>> {
  const missing = [...wanted].flatMap(([name, pieces]) =>
    [...pieces].flatMap((piece) => (pools.get(name)?.pieces.has(piece) ? [] : [{ name, piece }])),
  )
  const found = await batchGet<PoolItem>(
    table,
    missing.map(({ name, piece }) => poolKey(name, piece)),
    { consistent },
  )
  const parts = new Map(found.map((item): [string, Parts] => [`${item.pk} ${item.sk}`, partsOfItem(item)]))
  const partsAt = (name: string, piece: number): Parts => {
    const { pk, sk } = poolKey(name, piece)
    return parts.get(`${pk} ${sk}`) ?? new Map()
  }
  return new Map(
    [...pools].map(([name, pool]) => {
      const read = missing.filter((one) => one.name === name)
      const pieces = read.map(({ piece }): [number, Parts] => [piece, partsAt(name, piece)])
      return [name, read.length === 0 ? pool : { ...pool, pieces: new Map([...pool.pieces, ...pieces]) }]
    }),
  )
}

/** Reads every piece of a pool in one query, which costs what they hold together; its counts are those of what was read. */
export async function readWholePool(
  table: Table,
  name: string,
  { consistent = false }: Consistency = {},
): Promise<Pool> {
  const items = await queryItems<PoolItem>(table, { ...piecesOfPool(name), consistent })
  const pieces = new Map(items.map((item): [number, Parts] => [Number(item.sk), partsOfItem(item)]))
  const last = Math.max(0, ...pieces.keys())
  const counts = new Map<string, number[]>()
  for (const [piece, parts] of pieces)
    for (const [part, bits] of parts) {
      const byPiece = counts.get(part) ?? Array.from({ length: last + 1 }, () => 0)
      byPiece[piece] = count(bits)
      counts.set(part, byPiece)
    }
  for (let piece = 0; piece <= last; piece += 1) if (!pieces.has(piece)) pieces.set(piece, new Map())
  return { name, version: items[0]?.version ?? 0, counts, pieces }
}
