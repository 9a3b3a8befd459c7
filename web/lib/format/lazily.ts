/**
 * A value that is made when it is first asked for and kept. Intl's formatters are: each takes milliseconds of a phone, which
 * no first view has to spare.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
