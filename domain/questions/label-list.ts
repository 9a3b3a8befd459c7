import { unknownNames } from './labels.ts'

/**
 * The academy's tags or NCLEX areas by position. A position is a name's number in versions of questions and in attempts, so it
 * never gets another name: a name that nothing carries any more keeps its position and is marked as removed.
 */
export type LabelList = { values: readonly string[]; removed: ReadonlySet<number> }

/** The names that the academy has: what lists, pickers, filters and tests go by. */
export const namesIn = ({ values, removed }: LabelList): string[] =>
  values.filter((_, position) => !removed.has(position))

/**
 * The list with these names, and the positions that it did not have before. A name that was removed is compared without case and
 * gets its position back, spelled as it is now.
 */
export function withNames(list: LabelList, names: readonly string[]): { list: LabelList; added: number[] } {
  const values = [...list.values]
  const removed = new Set(list.removed)
  const bare = (name: string) => name.trim().toLowerCase()
  const former = new Map([...removed].map((position) => [bare(values[position] ?? ''), position]))
  const added = unknownNames(names, namesIn(list)).map((name) => {
    const position = former.get(bare(name)) ?? values.length
    values[position] = name
    removed.delete(position)
    return position
  })
  return { list: { values, removed }, added }
}

/** The list without the names at these positions; ask first whether anything carries them. */
export const withoutNames = ({ values, removed }: LabelList, positions: Iterable<number>): LabelList => ({
  values,
  removed: new Set([...removed, ...positions]),
})

const MOST_NAMES = 2_000
/** Bytes: the list is one item of the table, which holds 400 KB. */
const MOST_BYTES = 300_000

/** Whether the list of tags, or of NCLEX areas, may hold these names: 2,000, and 300 KB of them. */
export const fitsList = (names: readonly string[]): boolean =>
  names.length <= MOST_NAMES && new TextEncoder().encode(names.join(' ')).length <= MOST_BYTES
