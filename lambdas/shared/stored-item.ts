import type { Written } from './transact.ts'

/**
 * The item that stood where a transaction's condition failed. `Item` is the shape that data/ gives the items of that
 * write's key: only this product writes the table.
 */
export const storedItem = <Item>(written: Extract<Written, { ok: false }>): Item | undefined =>
  written.item as Item | undefined
