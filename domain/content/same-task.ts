/** A stored field counts as the same when both are absent, or equal as they are kept; the order of tags does not matter. */
const same = (a: unknown, b: unknown): boolean => {
  const plain = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.map(String).sort() : (value ?? null))
  return plain(a) === plain(b)
}

/** Whether an edit of a task leaves all of these fields as they are (spec 3.5.5). */
export const isSameTask = <T extends object>(before: T, after: T, fields: readonly (keyof T)[]): boolean =>
  fields.every((field) => same(before[field], after[field]))
