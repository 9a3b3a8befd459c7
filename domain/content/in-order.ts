import { byName } from '#domain/progress/by-name.ts'

/**
 * Sorts sections or tasks: by name (spec 3.9.12), unless an administrator has stored an order. `order`: the keys of
 * that order. Items missing from it come last, by name, so a later section is at the end until it is moved; keys of
 * deleted items are ignored. Items of older versions have no order.
 */
export function inOrder<Item extends { key: string; name: string }>(
  items: readonly Item[],
  order: readonly string[] | null | undefined,
): Item[] {
  const sorted = [...items].sort(byName)
  if (!order || order.length === 0) return sorted
  const positions = new Map(order.map((key, position) => [key, position]))
  const positionOf = ({ key }: Item) => positions.get(key) ?? order.length
  // The sort is stable, so items without a position keep the order by name.
  return sorted.sort((a, b) => positionOf(a) - positionOf(b))
}

/** Moves the entry at `from` to `to`; clamps positions beyond the ends. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined) return [...items]
  const rest = items.filter((_, index) => index !== from)
  const target = Math.max(0, Math.min(to, rest.length))
  return [...rest.slice(0, target), item, ...rest.slice(target)]
}
