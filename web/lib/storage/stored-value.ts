/** A JSON value in a browser store under one key; a store that is refused or full is as if empty. */
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
        // Without storage the value lasts for this page only.
      }
    },
  }
}
