import { type Bank, EASY, type PoolQuery } from '../bank.ts'
import { bitmapOf } from '../bitmap.ts'
import { type Random, sample } from '../sampling.ts'

/**
 * A bank in memory: the numbers of each tag and area by name, and those of its case studies by name with the prefix
 * `Case `.
 */
export function bankOf(pools: Readonly<Record<string, readonly number[]>>, random: Random): Bank {
  const known = new Map<string, number[]>()
  const find = ({ tags, easy, area, cases }: PoolQuery): number[] => {
    const named = (name: string) => pools[cases ? `Case ${name}` : name] ?? []
    const names = [...tags, ...(area === undefined ? [] : [area])]
    const first = tags.length === 0 ? [] : named(names[0] ?? '')
    return first.filter(
      (id) =>
        names.every((name) => named(name).includes(id)) && (easy === undefined || named(EASY).includes(id) === easy),
    )
  }
  const numbers = (query: PoolQuery): number[] => {
    const key = JSON.stringify(query)
    const ids = known.get(key) ?? find(query)
    known.set(key, ids)
    return ids
  }
  return {
    count: (query) => numbers(query).length,
    sample: (queries) =>
      Promise.resolve(
        queries.map(({ query, n, without = [] }) =>
          sample(bitmapOf(numbers(query).filter((id) => !without.includes(id))), n, random),
        ),
      ),
  }
}
