/** Whether a value of unknown shape (parsed JSON, a reply, the state of a history entry) is an object or a list. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The field with this name of a value of unknown shape; undefined if there is none. */
export const fieldOf = (value: unknown, key: string): unknown =>
  isObject(value) ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined
