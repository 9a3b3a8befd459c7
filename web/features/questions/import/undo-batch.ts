import { UndoImportDocument, type UndoImportMutation } from '#generated/operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'

type Undoing = {
  signal: AbortSignal
  onStep: (step: UndoImportMutation['undoImport'], left: readonly number[]) => void
  onWaiting: (waiting: boolean) => void
}

/**
 * Undoes an imported file, call by call, until nothing of it is left to undo or until stopped. What somebody changed since
 * stays as it is: `onStep` hears these numbers with each step. Calls may be repeated: what is undone is undone once.
 */
export async function undoBatch(key: string, { signal, onStep, onWaiting }: Undoing): Promise<void> {
  const left = new Set<number>()
  for (let more = true; more && !signal.aborted;) {
    const { undoImport } = await retryWhileOffline(() => mutate(UndoImportDocument, { key }), { signal, onWaiting })
    for (const id of undoImport.left) left.add(id)
    onStep(undoImport, [...left])
    more = undoImport.more
  }
}
