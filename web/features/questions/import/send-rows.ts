import { ImportRowsDocument } from '#generated/admin-operations.ts'
import type { ImportBatchInput, ImportRowInput } from '#generated/schema.ts'
import { importCalls, makeCalls } from '#domain/questions/import-calls.ts'
import { mutate } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'
import { kindOf, type Outcome, type ReadableRow } from './outcome.ts'

type Sending = {
  dryRun: boolean
  batch?: ImportBatchInput
  newTags: readonly string[]
  newAreas: readonly string[]
  signal: AbortSignal
  /** The dry run's outcome for a row. */
  expected?: (row: number) => Outcome | undefined
  /** Rows of a failed call. Each is sent on its own. One that fails again is rejected and doesn't block the rest. */
  alone: ReadonlySet<number>
  onOutcomes: (outcomes: Outcome[]) => void
  onFailed: (rows: number[]) => void
  onWaiting: (waiting: boolean) => void
}

const inputOf = ({ row, ref, draft }: ReadableRow): ImportRowInput => ({
  row,
  ref,
  question: { ...draft, answers: [...draft.answers], tags: [...draft.tags], area: [...draft.area] },
})

/** Whether the row itself failed, not the connection or the session. */
const isOfTheRow = (error: unknown) =>
  error instanceof AppError && !['network', 'signed-out', 'not-allowed'].includes(error.code)

/**
 * Sends rows in calls (domain/questions/import-calls.ts) until done or aborted. Retries a call whose reply was lost;
 * rows have stable refs, so nothing is written twice. A row that comes back unchanged after a retry keeps its dry-run
 * outcome.
 */
export async function sendRows(rows: readonly ReadableRow[], sending: Sending): Promise<void> {
  const { dryRun, batch, newTags, newAreas, signal, expected, alone, onOutcomes, onFailed, onWaiting } = sending
  const byRow = new Map(rows.map((row) => [row.row, row]))
  const inputs = rows.map(inputOf)
  const calls = [
    ...inputs.filter(({ row }) => alone.has(row)).map((input) => [input]),
    ...importCalls(inputs.filter(({ row }) => !alone.has(row))),
  ]
  await makeCalls(calls, { dryRun, isOver: () => signal.aborted }, async (part) => {
    const variables = {
      dryRun,
      ...(batch === undefined ? {} : { batch }),
      newTags: [...newTags],
      newAreas: [...newAreas],
      rows: part,
    }
    try {
      const { repeated, answer } = await retryWhileOffline(
        async (again) => ({ repeated: again, answer: (await mutate(ImportRowsDocument, variables)).importQuestions }),
        { signal, onWaiting },
      )
      onOutcomes(
        answer.map(({ row, ref, outcome, id, reasons, same: answered }) => {
          const kind = kindOf(outcome)
          // Only the dry run searches the bank for duplicates.
          const same = dryRun ? answered : (expected?.(row)?.same ?? [])
          const known = same.length > 0 ? ['text-in-bank'] : []
          const before = repeated && kind === 'unchanged' ? expected?.(row)?.outcome : undefined
          const { text = '', notes = [], draft } = byRow.get(row) ?? {}
          return {
            row,
            ref,
            text,
            type: draft?.type ?? '',
            outcome: before ?? kind,
            id,
            reasons: [...new Set([...reasons, ...known, ...notes])],
            same,
          }
        }),
      )
    } catch (error) {
      const [only] = part
      const { text = '', draft } = byRow.get(only?.row ?? 0) ?? {}
      if (only === undefined || !alone.has(only.row) || !isOfTheRow(error)) {
        onFailed(part.map(({ row }) => row))
        throw error
      }
      onOutcomes([
        {
          row: only.row,
          ref: only.ref,
          text,
          type: draft?.type ?? '',
          outcome: 'refused',
          id: null,
          reasons: ['row-failed'],
          same: [],
        },
      ])
    }
  })
}
