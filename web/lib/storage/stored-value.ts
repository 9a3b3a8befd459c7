/** A JSON value stored in the browser under one key. Storage that is blocked or full behaves as if empty. */
export function storedValue<T>(storage: () => Storage, key: string, isValue: (value: unknown) => value is T) {
  return {
    read(): T | undefined {
      try {
        const value: unknown = JSON.parse(storage().getItem(key) ?? 'null')
        return isValue(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    write(value: T | undefined): void {
      try {
        if (value === undefined) storage().removeItem(key)
        else storage().setItem(key, JSON.stringify(value))
      } catch {
        // Without storage, the value lasts only as long as this page.
      }
    },
  }
}
