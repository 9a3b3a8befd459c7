/** An object of unknown shape, as a file or a content gives it. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a value is an object with fields, no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
