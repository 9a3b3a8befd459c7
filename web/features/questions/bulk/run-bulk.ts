import { ChangeQuestionsDocument } from '#generated/admin-operations.ts'
import type { ChangeQuestionsMutation, ChangeQuestionsMutationVariables } from '#generated/operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'

export type BulkAction = ChangeQuestionsMutationVariables['action']
export type BulkOutcome = ChangeQuestionsMutation['changeQuestions'][number]

/** A change to many questions. `batch` is created once, so that a retried call doesn't apply the change twice. */
export type BulkChange = { action: BulkAction; tag?: string; batch: string }

/** Questions per request. */
const PART = 25

type Running = {
  signal: AbortSignal
  onOutcomes: (outcomes: readonly BulkOutcome[]) => void
  onWaiting: (waiting: boolean) => void
}

/** Applies the change to all questions in batches, until done or aborted. Retries while the connection is lost. */
export async function runBulk(ids: readonly number[], change: BulkChange, running: Running): Promise<void> {
  const { signal, onOutcomes, onWaiting } = running
  for (let at = 0; at < ids.length && !signal.aborted; at += PART) {
    const questions = ids.slice(at, at + PART).map((id) => ({ id }))
    const send = () => mutate(ChangeQuestionsDocument, { ...change, questions })
    onOutcomes((await retryWhileOffline(send, { signal, onWaiting })).changeQuestions)
  }
}
