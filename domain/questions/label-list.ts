import { unknownNames } from './labels.ts'

/**
 * The academy's tags or NCLEX areas by position. A position is a name's number in versions of questions and in attempts, so it
 * never gets another name: a name that nothing carries any more keeps its position and is marked as removed.
 */
export type LabelList = {
  values: readonly string[]
  removed: ReadonlySet<number>
  /** A name that gets another one at the moment (label-job.ts). */
  job?: LabelJob
  /** Positions of removed names whose questions carry another one since, by that one's position. */
  became?: ReadonlyMap<number, number>
}

/**
 * The questions of one name get another one, \`from\` and \`to\` by position. First, \`copy\`, they get it beside their own, then, \`move\`, in
 * place of it.
 */
export type LabelJob = {
  /** That of its batch, by which the audit has one entry. */
  key: string
  from: number
  to: number
  /** The academy had the other name before. */
  merge: boolean
  phase: 'copy' | 'move'
  /** Writes of questions that it takes in all. */
  total: number
  /** Who began it. */
  by: string
  startedOn: number
}

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
  // The names of a job are known, each at its time: what carries one of them gets what it then is (label-job.ts).
  const ofJob = list.job ? [values[list.job.from] ?? '', values[list.job.to] ?? ''] : []
  const former = new Map([...removed].map((position) => [bare(values[position] ?? ''), position]))
  const added = unknownNames(names, [...namesIn(list), ...ofJob]).map((name) => {
    const position = former.get(bare(name)) ?? values.length
    values[position] = name
    removed.delete(position)
    return position
  })
  const became = new Map([...(list.became ?? [])].filter(([position]) => removed.has(position)))
  return { list: { ...list, values, removed, ...(list.became ? { became } : {}) }, added }
}

/** The list without the names at these positions; ask first whether anything carries them. */
export const withoutNames = (list: LabelList, positions: Iterable<number>): LabelList => ({
  ...list,
  removed: new Set([...list.removed, ...positions]),
})

/** What each position is drawn as: a name whose questions carry another one since is that one. */
export const namesToDraw = ({ values, became }: LabelList): string[] =>
  values.map((name, position) => {
    let at = position
    for (let steps = 0; steps < values.length && became?.has(at); steps += 1) at = became.get(at) ?? at
    return values[at] ?? name
  })

const MAX_NAMES = 2_000
/** Bytes: the list is one item of the table, which holds 400 KB. */
const MAX_BYTES = 300_000

/** Whether the list of tags, or of NCLEX areas, may hold these names: 2,000, and 300 KB of them. */
export const fitsList = (names: readonly string[]): boolean =>
  names.length <= MAX_NAMES && new TextEncoder().encode(names.join(' ')).length <= MAX_BYTES
