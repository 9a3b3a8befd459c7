/** Whether a stored field is unchanged: absent in both, or equal as stored; the order of tags does not matter. */
const same = (a: unknown, b: unknown): boolean => {
  const plain = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.map(String).sort() : (value ?? null))
  return plain(a) === plain(b)
}

/** Whether an edit of a task leaves all of these fields unchanged (spec 3.5.5). */
export const isSameTask = <T extends object>(before: T, after: T, fields: readonly (keyof T)[]): boolean =>
  fields.every((field) => same(before[field], after[field]))
