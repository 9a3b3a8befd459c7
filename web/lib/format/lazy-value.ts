/**
 * Creates a value on first use and caches it, such as Intl's formatters: each takes milliseconds on a phone, too long
 * for a first view.
 */
export function lazyValue<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
