import type { RecordEntry, RecordValue } from '../items.ts'

/** A row of a table over times: a value's name with its unit and normal range, and what it was at each time. */
export type ValueRow = { name: string; unit: string; range: string; values: (RecordValue | undefined)[] }

export type ValuesOverTimes = { times: { name: string; isNew: boolean }[]; rows: ValueRow[] }

/** The values of a tab's entries: rows of the same name, unit and range become one; a column for each entry with values. */
export function valuesOverTimes(entries: readonly RecordEntry[]): ValuesOverTimes {
  const columns = entries.filter(({ values = [] }) => values.length > 0)
  const rows = new Map<string, ValueRow>()
  columns.forEach(({ values = [] }, column) => {
    for (const value of values) {
      const { name, unit = '', range = '' } = value
      const key = JSON.stringify([name, unit, range])
      const row = rows.get(key) ?? { name, unit, range, values: columns.map(() => undefined) }
      row.values[column] = value
      rows.set(key, row)
    }
  })
  return {
    times: columns.map(({ time, isNew = false }) => ({ name: time ?? 'Value', isNew })),
    rows: [...rows.values()],
  }
}

const MARKED = /^(.*\S)\s+\(?(H|L|High|Low)\)?$/

/** A value, and the mark High or Low that its author wrote behind it. */
export function markedValue(value: string): { value: string; mark?: 'High' | 'Low' } {
  const match = MARKED.exec(value)
  if (match === null) return { value }
  return { value: match[1] ?? value, mark: match[2]?.startsWith('H') === true ? 'High' : 'Low' }
}
