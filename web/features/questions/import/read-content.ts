import { fileWords } from '#domain/messages/imports.ts'
import type { ChosenContent } from '#domain/questions/files/chosen-content.ts'
import { guessColumns, hasStandardColumns, rowOfLine, unreadColumns } from '#domain/questions/files/columns.ts'
import { type ReadRow, rowReader } from '#domain/questions/read-row.ts'
import { type FileContent, yieldToBrowser } from './parse-file.ts'

/** Rows read at a time, so that the page stays responsive. */
const ROWS_AT_ONCE = 500

/** The content when the user has nothing to select. Undefined when a sheet must be selected or columns mapped. */
export function defaultContent(content: FileContent): ChosenContent | undefined {
  if (content.kind === 'list') return content
  const [table, another] = content.tables
  if (!table || another || !hasStandardColumns(table.head)) return undefined
  return { kind: 'table', table, reading: { map: guessColumns(table.head) } }
}

/** Notes about columns that aren't read. */
export function columnNotes(content: ChosenContent): string[] {
  if (content.kind === 'list') return []
  const unread = unreadColumns(content.table.head, content.reading.map)
  return unread.length > 0 ? [fileWords.columnsUnknown(unread)] : []
}

/** Reads the rows in batches. Calls `onRows` with the row count so far. */
export async function readContent(content: ChosenContent, onRows: (rows: number) => void): Promise<ReadRow[]> {
  const read = rowReader()
  const rows: ReadRow[] = []
  const count = content.kind === 'list' ? content.values.length : content.table.lines.length
  const valueAt = (at: number) => {
    if (content.kind === 'list') return content.values[at]
    const line = content.table.lines[at]
    return line && rowOfLine(line, content.reading)
  }
  for (let at = 0; at < count; at += 1) {
    rows.push(read(valueAt(at), at + 1))
    if (rows.length % ROWS_AT_ONCE > 0) continue
    onRows(rows.length)
    await yieldToBrowser()
  }
  onRows(rows.length)
  return rows
}
