const MOST_NAMES = 2_000
/** Bytes: the list is one item of the table, which holds 400 KB. */
const MOST_BYTES = 300_000

/** Whether the list of tags, or of NCLEX areas, may hold these names: 2,000, and 300 KB of them. */
export const fitsList = (names: readonly string[]): boolean =>
  names.length <= MOST_NAMES && new TextEncoder().encode(names.join(' ')).length <= MOST_BYTES
