/** How the rows of a table are sorted: by the column with this key, from the least on or from the greatest. */
export type TableSort<Column extends string = string> = { by: Column; descending: boolean }

/** The sort that a press on a column's header asks for: its rows ascending or, where they are so already, descending. */
export const sortAfterPress = (sort: TableSort | undefined, by: string): TableSort => ({
  by,
  descending: sort?.by === by && !sort.descending,
})

/** A sort as one word of an address: '-date' is by date, descending. */
export const textOfSort = ({ by, descending }: TableSort): string => (descending ? `-${by}` : by)

/** The sort that an address names, if it is by one of these columns. */
export function sortOfText<Column extends string>(
  text: string | null,
  columns: readonly Column[],
): TableSort<Column> | undefined {
  if (text === null) return undefined
  const descending = text.startsWith('-')
  const by = columns.find((column) => column === (descending ? text.slice(1) : text))
  return by && { by, descending }
}
