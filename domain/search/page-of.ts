export type Page<Item> = { items: Item[]; total: number; page: number }

/**
 * A page of a list, counted from 1. A page before the first is the first one and a page after the last is the last one,
 * so that deleting the only row of a last page still shows rows.
 */
export function pageOf<Item>(list: readonly Item[], page: number, size: number): Page<Item> {
  const last = Math.max(1, Math.ceil(list.length / size))
  const shown = Math.min(Math.max(1, page), last)
  return { items: list.slice((shown - 1) * size, shown * size), total: list.length, page: shown }
}
