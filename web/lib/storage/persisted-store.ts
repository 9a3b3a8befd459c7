import { createStore, type StoreApi } from 'zustand/vanilla'
import { storedValue } from './stored-value.ts'

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

/**
 * A zustand store with one value that the browser stores under a key; `undefined` removes it. Doesn't use zustand's
 * `persist`, which stores `{ state, version }`, would have to migrate values that browsers already hold, and adds 1 KB
 * to first views that have no budget left for it.
 */
export function persistedStore<T, Initial extends T | undefined>(
  storage: () => Storage,
  key: string,
  isValue: (value: unknown) => value is T,
  initial: Initial,
): StoreApi<{ value: T | Initial }> {
  const stored = storedValue(storage, key, isValue)
  const store = createStore<{ value: T | Initial }>(() => ({ value: stored.read() ?? initial }))
  store.subscribe(({ value }) => stored.write(value))
  return store
}
