/**
 * Creates a value on first use and caches it, such as Intl's formatters: each takes milliseconds on a phone, too long
 * for a first view.
 */
export function lazyValue<T>(create: () => T): () => T {
  let cached: { value: T } | undefined
  return () => (cached ??= { value: create() }).value
}
