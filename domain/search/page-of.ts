export type Page<Item> = { items: Item[]; total: number; page: number }

/**
 * Returns a page of a list, counted from 1. Page numbers outside the list are clamped to the first or last page, so
 * that after the only row of the last page is deleted, rows are still shown.
 */
export function pageOf<Item>(list: readonly Item[], page: number, size: number): Page<Item> {
  const last = Math.max(1, Math.ceil(list.length / size))
  const shown = Math.min(Math.max(1, page), last)
  return { items: list.slice((shown - 1) * size, shown * size), total: list.length, page: shown }
}
