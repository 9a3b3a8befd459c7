/** How a table's rows are sorted: by the column with this key, ascending or descending. */
export type TableSort<Column extends string = string> = { by: Column; descending: boolean }

/** The sort after a click on a column's header: ascending, or descending if it's already sorted ascending. */
export const sortAfterPress = (sort: TableSort | undefined, by: string): TableSort => ({
  by,
  descending: sort?.by === by && !sort.descending,
})

/** A sort as a URL parameter: '-date' is by date, descending. */
export const textOfSort = ({ by, descending }: TableSort): string => (descending ? `-${by}` : by)

/** The sort in a URL parameter, if it's by one of these columns. */
export function sortOfText<Column extends string>(
  text: string | null,
  columns: readonly Column[],
): TableSort<Column> | undefined {
  if (text === null) return undefined
  const descending = text.startsWith('-')
  const by = columns.find((column) => column === (descending ? text.slice(1) : text))
  return by && { by, descending }
}
