import { byName } from '#domain/progress/by-name.ts'

/**
 * Sections or tasks in their order: by name (spec 3.9.12), unless an administrator has stored another one. `order`: the keys of that
 * one. What it does not name comes after, by name: a later section stands at the end until it is given a place; keys of what is gone
 * are passed over. Items of older versions have no order.
 */
export function inOrder<Item extends { key: string; name: string }>(
  items: readonly Item[],
  order: readonly string[] | null | undefined,
): Item[] {
  const sorted = [...items].sort(byName)
  if (!order || order.length === 0) return sorted
  const places = new Map(order.map((key, place) => [key, place]))
  const placeOf = ({ key }: Item) => places.get(key) ?? order.length
  // A sort keeps the names' order among those without a place.
  return sorted.sort((a, b) => placeOf(a) - placeOf(b))
}

/** A list with the entry at `from` at `to`; places beyond its ends are its ends. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined) return [...items]
  const rest = items.filter((_, place) => place !== from)
  const place = Math.max(0, Math.min(to, rest.length))
  return [...rest.slice(0, place), item, ...rest.slice(place)]
}
