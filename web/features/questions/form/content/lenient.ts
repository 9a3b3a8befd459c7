/**
 * Readers for incomplete content: missing values become empty and nothing is rejected. The rules of the bank
 * (domain/questions/types) report the errors.
 */
type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An optional text. Absent when its field wasn't opened. */
export const maybeText = <Name extends string>(name: Name, value: unknown): { [key in Name]?: string } => {
  const named: { [key in Name]?: string } = {}
  if (typeof value === 'string') named[name] = value
  return named
}

/** An index, or -1 until one is chosen. */
export const indexOf = (value: unknown): number => (typeof value === 'number' && Number.isInteger(value) ? value : -1)

/** Reads each item of a list. */
export const listOf = <Item>(value: unknown, read: (item: unknown) => Item): Item[] => {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  return items.map((item) => read(item))
}

/** Reads a list and pads it to at least `least` items. */
export const listOfLeast = <Item>(value: unknown, read: (item: unknown) => Item, least: number): Item[] => {
  const items = listOf(value, read)
  const missing = Math.max(0, least - items.length)
  return [...items, ...Array.from({ length: missing }, () => read(undefined))]
}

/** Parses the JSON text of a content. */
export function parsedContent(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
