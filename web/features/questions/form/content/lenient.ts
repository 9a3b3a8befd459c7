/**
 * Reading a content that is still being written: what is missing is empty, nothing is refused. The rules of the bank
 * (domain/questions/types) say what is wrong with it.
 */
type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A text that may be absent: an optional field that was not opened. */
export const maybeText = <Name extends string>(name: Name, value: unknown): { [key in Name]?: string } => {
  const named: { [key in Name]?: string } = {}
  if (typeof value === 'string') named[name] = value
  return named
}

/** An index; -1 while none is chosen. */
export const indexOf = (value: unknown): number => (typeof value === 'number' && Number.isInteger(value) ? value : -1)

/** A list whose items are read, each by itself. */
export const listOf = <Item>(value: unknown, read: (item: unknown) => Item): Item[] => {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  return items.map((item) => read(item))
}

/** A list that has at least `least` items: what is missing is read of nothing. */
export const listOfLeast = <Item>(value: unknown, read: (item: unknown) => Item, least: number): Item[] => {
  const items = listOf(value, read)
  const missing = Math.max(0, least - items.length)
  return [...items, ...Array.from({ length: missing }, () => read(undefined))]
}

/** A content of its JSON text. */
export function parsedContent(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
