/** An object of unknown shape, from a file or a content. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a value is an object, not an array. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
