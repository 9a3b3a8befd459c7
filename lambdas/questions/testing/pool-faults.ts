import { poolsOfBank, partsOfItem, poolOfHead, type PoolItem } from '#table/pool.ts'
import type { Question } from '#domain/questions/question.ts'
import { count, has, type Bitmap } from '#domain/attempts/bitmap.ts'

/** The parts of a question that pools store. */
export type Labelled = Pick<Question, 'id' | 'tags' | 'area'> & { questionType?: string }

const members = (bits: Bitmap) => Array.from({ length: bits.length * 8 }, (_, n) => n).filter((n) => has(bits, n))

/** The contents of pools, line by line: where each number is, and the counts that a head has for each shard. */
function linesOf(items: readonly PoolItem[]): string[] {
  return items.flatMap((item) => {
    const where = `${item.pk} ${item.sk}`
    const numbers = [...partsOfItem(item)].flatMap(([part, bits]) =>
      count(bits) > 0 ? [`${where} ${part} holds ${members(bits).join()}`] : [],
    )
    if (Number(item.sk) > 0) return numbers
    const counts = [...poolOfHead('', item).counts].flatMap(([part, byShard]) =>
      byShard.flatMap((some, shard) => (some > 0 ? [`${where} ${part} counts ${some} in ${shard}`] : [])),
    )
    return [...numbers, ...counts]
  })
}

/** Every inconsistency between the questions and the pools or their heads' counts. */
export function poolFaults(pools: readonly PoolItem[], questions: readonly Labelled[]): string[] {
  const [actual, expected] = [new Set(linesOf(pools)), new Set(linesOf(poolsOfBank(questions)))]
  return [
    ...[...actual].filter((line) => !expected.has(line)).map((line) => `too much: ${line}`),
    ...[...expected].filter((line) => !actual.has(line)).map((line) => `missing: ${line}`),
  ]
}
