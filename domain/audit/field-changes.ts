import type { FieldChange } from './audit-entry.ts'

/** Longer values are cut: an entry records the change, and is not a backup. */
const MAX_LENGTH = 500

/** Returns a value as JSON, cut to the maximum. */
const text = (value: unknown): string | undefined => {
  if (value === undefined) return undefined
  const json = JSON.stringify(value)
  return json.length <= MAX_LENGTH ? json : `${json.slice(0, MAX_LENGTH - 1)}…`
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Of two lists what only one of them holds, while that says it: a list of hundreds would be cut before it shows. */
function onlyIn(list: unknown, other: unknown): unknown {
  if (!isList(list) || !isList(other)) return list
  const others = new Set(other.map((value) => JSON.stringify(value)))
  return list.filter((value) => !others.has(JSON.stringify(value)))
}

const isEmpty = (value: unknown) => isList(value) && value.length === 0

type Fields = Readonly<Record<string, unknown>>

/**
 * The fields that differ between two states of an item, by name; absent states have none. Two values that are equal as
 * JSON are the same; of two lists their difference is shown, or both when only their order differs. `hidden`: fields
 * that are the table's own affair.
 */
export function fieldChanges(
  before: Fields | undefined,
  after: Fields | undefined,
  hidden: ReadonlySet<string>,
): FieldChange[] {
  const fields = new Set(
    [...Object.keys(before ?? {}), ...Object.keys(after ?? {})].filter((field) => !hidden.has(field)),
  )
  return [...fields].sort().flatMap((field) => {
    const [was, is] = [before?.[field], after?.[field]]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    const [removed, added] = [onlyIn(was, is), onlyIn(is, was)]
    const [from, to] = isEmpty(removed) && isEmpty(added) ? [text(was), text(is)] : [text(removed), text(added)]
    return [{ field, ...(from !== undefined && { before: from }), ...(to !== undefined && { after: to }) }]
  })
}
