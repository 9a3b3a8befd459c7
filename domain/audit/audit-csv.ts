import { type CsvColumn, csvFile, utcCell } from '../text/csv-file.ts'

/** An entry as in the log; `time` in epoch milliseconds. */
export type AuditRow = {
  time: number
  byName: string
  action: string
  kind: string
  subject: string
  name: string | null
  changes: readonly { field: string; before: string | null; after: string | null }[]
}

type Line = AuditRow & { change?: AuditRow['changes'][number] }

const COLUMNS: readonly CsvColumn<Line>[] = [
  ['Time (UTC)', ({ time }) => utcCell(time)],
  ['Who', ({ byName }) => byName],
  ['Action', ({ action }) => action],
  ['Kind', ({ kind }) => kind],
  ['Key', ({ subject }) => subject],
  ['Name', ({ name }) => name ?? ''],
  ['Field', ({ change }) => change?.field ?? ''],
  ['Before', ({ change }) => change?.before ?? ''],
  ['After', ({ change }) => change?.after ?? ''],
]

/** Returns entries as a CSV file, with a line for each changed field. */
export const csvOfAudit = (rows: readonly AuditRow[]): string =>
  csvFile(
    COLUMNS,
    rows.flatMap((row): Line[] =>
      row.changes.length === 0 ? [row] : row.changes.map((change) => ({ ...row, change })),
    ),
  )
