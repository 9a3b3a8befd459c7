import { unknownNames } from './labels.ts'

/**
 * The academy's tags or NCLEX areas by position. A position is a name's number in versions of questions and in
 * attempts, so it never gets another name: an unused name keeps its position and is marked as removed.
 */
export type LabelList = {
  values: readonly string[]
  removed: ReadonlySet<number>
  /** A running rename (label-job.ts). */
  job?: LabelJob
  /** Positions of removed names whose questions have another one since, by that one's position. */
  became?: ReadonlyMap<number, number>
}

/**
 * Gives the questions of one name another one, `from` and `to` by position. First (`copy`) they get it in addition to
 * their own, then (`move`) instead of it.
 */
export type LabelJob = {
  /** The key of its batch, which has one entry in the audit. */
  key: string
  from: number
  to: number
  /** Whether the academy had the other name before. */
  merge: boolean
  phase: 'copy' | 'move'
  /** The total number of question writes. */
  total: number
  /** The administrator who started it. */
  by: string
  startedOn: number
}

/** Returns the academy's names, as used by lists, pickers, filters, and tests. */
export const namesIn = ({ values, removed }: LabelList): string[] =>
  values.filter((_, position) => !removed.has(position))

/**
 * Returns the list with these names, and the added positions. A removed name, compared without case, gets its position
 * back, with its new spelling.
 */
export function withNames(list: LabelList, names: readonly string[]): { list: LabelList; added: number[] } {
  const values = [...list.values]
  const removed = new Set(list.removed)
  const bare = (name: string) => name.trim().toLowerCase()
  // A job's names are both known: a question with either gets the one that is current (label-job.ts).
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

/** Returns the list without the names at these positions; check first that nothing uses them. */
export const withoutNames = (list: LabelList, positions: Iterable<number>): LabelList => ({
  ...list,
  removed: new Set([...list.removed, ...positions]),
})

/** Returns the name that each position is drawn by: that of its replacement if its questions were renamed. */
export const namesToDraw = ({ values, became }: LabelList): string[] =>
  values.map((name, position) => {
    let at = position
    for (let steps = 0; steps < values.length && became?.has(at); steps += 1) at = became.get(at) ?? at
    return values[at] ?? name
  })

const MAX_NAMES = 2_000
/** Bytes: the list is one item of the table, which allows 400 KB. */
const MAX_BYTES = 300_000

/** Whether the list of tags, or of NCLEX areas, has room for these names: at most 2,000, and 300 KB. */
export const fitsList = (names: readonly string[]): boolean =>
  names.length <= MAX_NAMES && new TextEncoder().encode(names.join(' ')).length <= MAX_BYTES
