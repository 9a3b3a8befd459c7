import { exportWords } from '#domain/messages/formats.ts'
import type { ExportRow } from '#domain/questions/export-rows.ts'
import { workbookOfRows } from '#domain/questions/files/write-workbook.ts'
import { saveBlob } from '#web/lib/save-file.ts'

type NumberedRow = ExportRow & { question: { id: number } }

/**
 * Saves questions as an Excel workbook. Returns a summary of what was saved. Throws an Error with a user-facing message
 * when no question fits. Saves nothing once aborted.
 */
export async function saveWorkbook(rows: readonly NumberedRow[], name: string, signal: AbortSignal): Promise<string> {
  const { file, left } = await workbookOfRows(rows)
  signal.throwIfAborted()
  saveBlob(`${name}.xlsx`, file)
  return exportWords.savedWorkbook(
    rows.length - left.length,
    left.map(({ question }) => String(question.id)),
  )
}
