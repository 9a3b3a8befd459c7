import { createStore, type StoreApi } from 'zustand/vanilla'
import { storedValue } from './stored-value.ts'

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

/**
 * A zustand store of one value that the browser keeps under a key; `undefined` removes it. Not zustand's `persist`: that
 * stores `{ state, version }`, would have to read what browsers hold already in another form, and adds 1 KB to first views
 * that have no room for it.
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
