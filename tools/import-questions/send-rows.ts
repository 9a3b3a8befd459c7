import { ImportQuestionsDocument, type ImportQuestionsMutation } from '#generated/operations.ts'
import type { ImportBatchInput } from '#generated/schema.ts'
import { importCalls, makeCalls } from '#domain/questions/import-calls.ts'
import type { ReadRow } from '#domain/questions/read-row.ts'
import type { CallApi } from '#tools/api/call-api.ts'

export type ImportOutcome = ImportQuestionsMutation['importQuestions'][number]

/**
 * What is sent besides the rows. A batch allows undoing the whole file; the new labels are those that may be added to
 * the lists.
 */
export type Sending = {
  dryRun: boolean
  batch?: ImportBatchInput
  newTags: readonly string[]
  newAreas: readonly string[]
  /** Receives the number of processed rows. */
  onProgress: (done: number) => void
}

/** The server could not be reached or rejected a call; contains the outcomes of the rows so far. */
export class ImportStopped extends Error {
  readonly outcomes: readonly ImportOutcome[]
  constructor(cause: unknown, outcomes: readonly ImportOutcome[]) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.outcomes = outcomes
  }
}

/**
 * Sends the valid rows call by call and returns one outcome per row. Rows that couldn't be read are refused with their
 * reason, and a row's notes are among its reasons. Throws ImportStopped with the outcomes so far.
 */
export async function sendRows(call: CallApi, rows: readonly ReadRow[], sending: Sending): Promise<ImportOutcome[]> {
  const { dryRun, batch, newTags, newAreas, onProgress } = sending
  const outcomes: ImportOutcome[] = rows.flatMap((row) =>
    row.ok ? [] : [{ row: row.row, ref: row.ref, outcome: 'refused', id: null, reasons: [row.code], same: [] }],
  )
  const notes = new Map(rows.flatMap((row) => (row.ok ? [[row.row, row.notes] as const] : [])))
  const readable = rows.flatMap((row) => (row.ok ? [row] : []))
  const inputs = readable.map(({ row, ref, draft }) => ({
    row,
    ref,
    question: { ...draft, answers: [...draft.answers], tags: [...draft.tags], area: [...draft.area] },
  }))
  await makeCalls(importCalls(inputs), { dryRun }, async (some) => {
    const { importQuestions } = await call(ImportQuestionsDocument, {
      dryRun,
      batch: batch ?? null,
      rows: some,
      newTags: [...newTags],
      newAreas: [...newAreas],
    })
    outcomes.push(
      ...importQuestions.map((outcome) => ({
        ...outcome,
        reasons: [...outcome.reasons, ...(notes.get(outcome.row) ?? [])],
      })),
    )
    onProgress(outcomes.length)
  }).catch((error: unknown) => {
    throw new ImportStopped(
      error,
      outcomes.toSorted((a, b) => a.row - b.row),
    )
  })
  return outcomes.sort((a, b) => a.row - b.row)
}
