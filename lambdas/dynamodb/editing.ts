import { AsyncLocalStorage } from 'node:async_hooks'
import type { Write } from './transact.ts'

/** What a transaction becomes when an administrator writes it. Writes keep their places; others come after them. */
export type Stamp = (writes: readonly Write[]) => readonly Write[]

/**
 * The administrator's call that runs, if one does: every transaction and update within it is stamped, so that no use case
 * has to think of it and none can forget it.
 */
export const editing = new AsyncLocalStorage<Stamp>()
