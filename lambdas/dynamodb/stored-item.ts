import type { Written } from './transact.ts'

/** An item, or nothing. */
export type Found<Item> = Item | undefined

/**
 * The item that stood where a transaction's condition failed. `Item` is the shape that data/ gives the items of that
 * write's key: only this product writes the table.
 */
export const storedItem = <Item>(written: Extract<Written, { ok: false }>): Found<Item> => written.item as Found<Item>
