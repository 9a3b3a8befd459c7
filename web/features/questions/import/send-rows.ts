import { ImportRowsDocument } from '../../../../generated/operations.ts'
import type { ImportBatchInput } from '../../../../generated/schema.ts'
import { mutate } from '../../../lib/api.ts'
import { keepTrying } from '../../../lib/keep-trying.ts'
import { kindOf, type Outcome, type ReadableRow } from './outcome.ts'

/** Rows that one call takes (schema: importQuestions). */
export const ROWS_A_CALL = 25

type Sending = {
  dryRun: boolean
  batch?: ImportBatchInput
  signal: AbortSignal
  /** What the dry run said of a row. */
  expected?: (row: number) => Outcome | undefined
  onOutcomes: (outcomes: Outcome[]) => void
  onWaiting: (waiting: boolean) => void
}

/**
 * Sends rows, 25 a call, one call after the other, until the end or until stopped. A call whose reply was lost is sent
 * again: rows have stable names, so what it wrote is found and not written twice. Such a row comes back unchanged; it
 * counts as what the dry run said of it.
 */
export async function sendRows(rows: readonly ReadableRow[], sending: Sending): Promise<void> {
  const { dryRun, batch, signal, expected, onOutcomes, onWaiting } = sending
  for (let start = 0; start < rows.length && !signal.aborted; start += ROWS_A_CALL) {
    const part = rows.slice(start, start + ROWS_A_CALL)
    const notes = new Map(part.map((row) => [row.row, row.notes]))
    const variables = {
      dryRun,
      ...(batch === undefined ? {} : { batch }),
      rows: part.map(({ row, ref, draft }) => ({
        row,
        ref,
        question: { ...draft, answers: [...draft.answers], tags: [...draft.tags], area: [...draft.area] },
      })),
    }
    const { repeated, answer } = await keepTrying(
      async (again) => ({ repeated: again, answer: (await mutate(ImportRowsDocument, variables)).importQuestions }),
      { signal, onWaiting },
    )
    onOutcomes(
      answer.map(({ row, ref, outcome, id, reasons }) => {
        const kind = kindOf(outcome)
        const before = repeated && kind === 'unchanged' ? expected?.(row)?.outcome : undefined
        return { row, ref, outcome: before ?? kind, id, reasons: [...new Set([...reasons, ...(notes.get(row) ?? [])])] }
      }),
    )
  }
}
