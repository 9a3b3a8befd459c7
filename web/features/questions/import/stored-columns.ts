import { CSV_COLUMNS } from '#domain/questions/csv.ts'
import { REASON_COLUMN, type TableReading } from '#domain/questions/files/columns.ts'
import { isObject } from '#web/lib/json.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'

type Stored = { head: string; fields: Record<string, string>; type?: string }

const isStored = (value: unknown): value is Stored =>
  isObject(value) && 'head' in value && typeof value.head === 'string' && 'fields' in value && isObject(value.fields)
const isList = (value: unknown): value is Stored[] => Array.isArray(value) && value.every(isStored)

const stored = storedValue(() => window.localStorage, 'academy.import-columns', isList)
/** So many kinds of files are remembered, the last ones. */
const MOST = 20

/** Files with the same columns, in any order; a file of refused rows is of the kind of its own. */
const headKey = (head: readonly string[]) =>
  JSON.stringify(head.filter((name) => name !== '' && name.toLowerCase() !== REASON_COLUMN).toSorted())

/** How columns of files with this head were read the last time in this browser. */
export function storedReading(head: readonly string[]): TableReading | undefined {
  const kind = stored.read()?.find((candidate) => candidate.head === headKey(head))
  if (!kind) return undefined
  const fieldOf = (name: string) => CSV_COLUMNS.find((column) => column === kind.fields[name])
  return { map: head.map(fieldOf), ...(kind.type !== undefined && { type: kind.type }) }
}

/** Keeps how the columns of a file were read. */
export function storeReading(head: readonly string[], { map, type }: TableReading): void {
  const fields = Object.fromEntries(head.flatMap((name, at) => (map[at] === undefined ? [] : [[name, map[at]]])))
  const others = (stored.read() ?? []).filter((kind) => kind.head !== headKey(head))
  stored.write([{ head: headKey(head), fields, ...(type !== undefined && { type }) }, ...others].slice(0, MOST))
}
