import { andNot, type Bitmap, count, or } from '#domain/attempts/bitmap.ts'
import type { LabelList } from '#domain/questions/label-list.ts'
import { isCopied } from '#domain/questions/label-job.ts'
import { AREA_POOLS, partsOfArea, type Pool, SHARD_SIZE } from '#table/pool.ts'
import { poolOfTag } from '#table/bank-keys.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { LabelKind } from './labels.ts'
import { readWholePool } from '#lambdas/questions/pools/read-pools.ts'

/** Numbers of questions, by shard. */
type Numbers = ReadonlyMap<number, Bitmap>

function merged(all: readonly Numbers[]): Numbers {
  const shards = new Map<number, Bitmap>()
  for (const numbers of all)
    for (const [shard, bits] of numbers) shards.set(shard, or(shards.get(shard) ?? new Uint8Array(), bits))
  return shards
}

const without = (numbers: Numbers, others: Numbers): Numbers =>
  new Map([...numbers].map(([shard, bits]) => [shard, andNot(bits, others.get(shard) ?? new Uint8Array())]))

const numbersIn = ({ shards }: Pool, accepts: (part: string) => boolean): Numbers =>
  merged(
    [...shards].map(([shard, parts]) =>
      merged([...parts].map(([part, bits]) => new Map(accepts(part) ? [[shard, bits]] : []))),
    ),
  )

const size = (numbers: Numbers) => [...numbers.values()].reduce((sum, bits) => sum + count(bits), 0)

function* inOrder(numbers: Numbers): Generator<number> {
  for (const [shard, bits] of [...numbers].sort(([a], [b]) => a - b))
    for (const [byte, some] of bits.entries())
      for (let bit = 0; bit < 8; bit += 1) if ((some >> bit) & 1) yield shard * SHARD_SIZE + byte * 8 + bit
}

function firstOf(numbers: Numbers, max: number): number[] {
  const ids: number[] = []
  for (const id of inOrder(numbers)) {
    if (ids.length === max) break
    ids.push(id)
  }
  return ids
}

/** All questions with a name, and its case studies. */
type LabelledNumbers = { all: Numbers; cases: Numbers }

function numbersWithLabel(pools: readonly Pool[], kind: LabelKind, name: string): LabelledNumbers {
  const parts = partsOfArea(name)
  const of = (accepts: (part: string) => boolean) => merged(pools.map((pool) => numbersIn(pool, accepts)))
  if (kind === 'tags') return { all: of(() => true), cases: new Map() }
  return {
    all: of((part) => part === parts.singles || part === parts.cases),
    cases: of((part) => part === parts.cases),
  }
}

/**
 * Reads the questions with each of the names from the whole pools, strongly: some 20 units for areas at a million
 * questions.
 */
async function readNumbersWithLabel(
  table: Table,
  kind: LabelKind,
  names: readonly string[],
): Promise<Map<string, LabelledNumbers>> {
  const read = (pool: string) => readWholePool(table, pool, { consistent: true })
  const areas = kind === 'areas' ? await Promise.all(AREA_POOLS.map(read)) : []
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, LabelledNumbers]> => {
        const pools = kind === 'areas' ? areas : [await read(poolOfTag(name))]
        return [name, numbersWithLabel(pools, kind, name)]
      }),
    ),
  )
}

const NONE: LabelledNumbers = { all: new Map(), cases: new Map() }

/** Returns how many questions have each of the names. */
export async function countWithLabel(
  table: Table,
  kind: LabelKind,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const carried = await readNumbersWithLabel(table, kind, names)
  return new Map([...carried].map(([name, { all }]) => [name, size(all)]))
}

/** A job's remaining questions: the next ones of its phase, and the number of writes until its end. */
export type Pending = { ids: number[]; left: number }

/**
 * Returns a job's remaining work, from the current pools: it stores no cursor, so that nothing is left out after a
 * crash.
 */
export async function pendingOf(table: Table, kind: LabelKind, list: LabelList, limit: number): Promise<Pending> {
  const { job, values } = list
  if (!job) return { ids: [], left: 0 }
  const [from = '', to = ''] = [values[job.from], values[job.to]]
  const carried = await readNumbersWithLabel(table, kind, [from, to])
  const [before, after] = [carried.get(from) ?? NONE, carried.get(to) ?? NONE]
  if (job.phase === 'move') return { ids: firstOf(before.all, limit), left: size(before.all) }
  const toCopy = without(isCopied(kind, job, false) ? before.all : before.cases, after.all)
  return { ids: firstOf(toCopy, limit), left: size(toCopy) + size(before.all) }
}
