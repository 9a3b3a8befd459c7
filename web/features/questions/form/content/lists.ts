/** Replaces the item at `index`. */
export const withItem = <Item>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((other, i) => (i === index ? item : other))

/** Removes the item at `index`. */
export const without = <Item>(items: readonly Item[], index: number): Item[] => items.filter((_, i) => i !== index)

/** Moves an item. Returns the list unchanged when `to` is out of range. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = without(items, from)
  const item = items.slice(from, from + 1)
  return to < 0 || to >= items.length ? [...items] : [...others.slice(0, to), ...item, ...others.slice(to)]
}

/** Adjusts an index after an item was removed. Returns -1 when it pointed to that item. */
export const indexAfterRemoval = (index: number, removed: number): number =>
  index === removed ? -1 : index > removed ? index - 1 : index

/** Adjusts an index after an item was moved. */
export function indexAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to
  if (from < index && index <= to) return index - 1
  return to <= index && index < from ? index + 1 : index
}
