/** The list with another item in a place. */
export const withItem = <Item>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((other, i) => (i === index ? item : other))

/** The list without the item of a place. */
export const without = <Item>(items: readonly Item[], index: number): Item[] => items.filter((_, i) => i !== index)

/** The list with an item in another place; unchanged where there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = without(items, from)
  const item = items.slice(from, from + 1)
  return to < 0 || to >= items.length ? [...items] : [...others.slice(0, to), ...item, ...others.slice(to)]
}

/** Where an index leads after the item of a place was taken out; -1 where it was that one. */
export const indexAfterRemoval = (index: number, removed: number): number =>
  index === removed ? -1 : index > removed ? index - 1 : index

/** Where an index leads after an item went from one place to another. */
export function indexAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to
  if (from < index && index <= to) return index - 1
  return to <= index && index < from ? index + 1 : index
}
