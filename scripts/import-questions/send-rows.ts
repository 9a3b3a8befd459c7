import { ImportQuestionsDocument, type ImportQuestionsMutation } from '../../generated/operations.ts'
import type { ImportBatchInput } from '../../generated/schema.ts'
import type { ReadRow } from '../../domain/questions/read-row.ts'
import type { CallApi } from '../api/call-api.ts'

export type ImportOutcome = ImportQuestionsMutation['importQuestions'][number]

const ROWS_A_CALL = 25

/**
 * Sends the rows that could be read, 25 a call, and returns one outcome a row: those that could not be read are refused
 * with their reason, and a row's notes are among its reasons. `onProgress` hears how many rows are done. With a batch the
 * whole file can be undone.
 */
export async function sendRows(
  call: CallApi,
  rows: readonly ReadRow[],
  dryRun: boolean,
  onProgress: (done: number) => void,
  batch?: ImportBatchInput,
): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = rows.flatMap((row) =>
    row.ok ? [] : [{ row: row.row, ref: row.ref, outcome: 'refused', id: null, reasons: [row.code] }],
  )
  const readable = rows.flatMap((row) => (row.ok ? [row] : []))
  for (let start = 0; start < readable.length; start += ROWS_A_CALL) {
    const some = readable.slice(start, start + ROWS_A_CALL)
    const { importQuestions } = await call(ImportQuestionsDocument, {
      dryRun,
      batch: batch ?? null,
      rows: some.map(({ row, ref, draft }) => ({
        row,
        ref,
        question: { ...draft, answers: [...draft.answers], tags: [...draft.tags], area: [...draft.area] },
      })),
    })
    const notes = new Map(some.map((row) => [row.row, row.notes]))
    outcomes.push(
      ...importQuestions.map((one) => ({ ...one, reasons: [...one.reasons, ...(notes.get(one.row) ?? [])] })),
    )
    onProgress(outcomes.length)
  }
  return outcomes.sort((a, b) => a.row - b.row)
}
