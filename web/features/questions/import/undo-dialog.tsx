import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ImportUseDocument, UndoImportDocument } from '#generated/admin-operations.ts'
import type { ImportBatchFieldsFragment, UndoImportMutation } from '#generated/operations.ts'
import { importWords } from '#domain/messages/imports.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import { query, mutate } from '#web/lib/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { LeaveGuard } from '#web/ui/form/leave-guard.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { questionsText } from '../questions-text.ts'
import { refetchLists } from '../question-lists.ts'
import { CONSTANTS_KEY } from '../use-constants.ts'
import { StoppedTests } from '../stopped-tests.tsx'
import { ImportProgress } from './import-progress.tsx'
import { IMPORTS_KEY } from './imports-key.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'

type UndoDialogProps = { batch: ImportBatchFieldsFragment; onUndone: (key: string) => void; onClose: () => void }
type UndoState = {
  step: 'ask' | 'work' | 'done'
  undone: number
  remaining: readonly number[]
  tags: readonly string[]
  areas: readonly string[]
  waiting: boolean
  problem: string | undefined
}

/** Asks for confirmation before undoing an imported file, then shows the progress and what was left unchanged. */
export function UndoDialog({ batch, onUndone, onClose }: UndoDialogProps) {
  const client = useQueryClient()
  const run = useRef<AbortController>(undefined)
  const [{ step, undone, remaining, tags, areas, waiting, problem }, setState] = useState<UndoState>({
    step: 'ask',
    undone: batch.undone,
    remaining: [],
    tags: [],
    areas: [],
    waiting: false,
    problem: undefined,
  })
  const use = useQuery({
    queryKey: ['import-use', batch.key],
    queryFn: async () => (await query(ImportUseDocument, { key: batch.key })).importUse,
    staleTime: 0,
    gcTime: 0,
    enabled: step === 'ask',
  })
  const patch = (part: Partial<UndoState>) => setState((before) => ({ ...before, ...part }))
  useEffect(
    () => () => {
      run.current?.abort()
    },
    [],
  )
  const total = batch.added + batch.changed
  const undo = async () => {
    const controller = new AbortController()
    run.current = controller
    patch({ step: 'work', problem: undefined })
    try {
      await undoBatch(batch.key, {
        signal: controller.signal,
        onStep: ({ batch: now, tags: removedTags, areas: removedAreas }, nowLeft) =>
          patch({ undone: now.undone, remaining: nowLeft, tags: removedTags, areas: removedAreas }),
        onWaiting: (lost) => patch({ waiting: lost }),
      })
      patch({ step: 'done' })
      onUndone(batch.key)
    } catch (error) {
      patch({ waiting: false, problem: error instanceof Error ? error.message : unknownFailure })
    }
    refetchLists(client)
    void client.invalidateQueries({ queryKey: CONSTANTS_KEY })
    void client.invalidateQueries({ queryKey: IMPORTS_KEY })
  }
  if (step === 'ask') {
    return (
      <ConfirmDialog
        open
        title="Undo this import?"
        confirmLabel="Undo import"
        danger
        confirmDisabled={use.data === undefined}
        onConfirm={() => void undo()}
        onCancel={onClose}
      >
        <p>
          <strong>{batch.name}</strong>
        </p>
        {use.data !== undefined && (
          <ul>
            {importWords.undoEffects(use.data).map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        )}
        {use.data !== undefined && (
          <LabelNames lead={importWords.labelsGo} tags={use.data.tags} areas={use.data.areas} />
        )}
        <StoppedTests
          use={{ data: use.data?.tasks, error: use.error, refetch: use.refetch }}
          none="Every test will still have enough questions."
        />
      </ConfirmDialog>
    )
  }
  return (
    <Dialog
      open
      title={step === 'work' ? 'Undoing the import' : 'Import undone'}
      onClose={onClose}
      locked={step === 'work' && problem === undefined}
      actions={step === 'done' ? <Button onClick={onClose}>Close</Button> : undefined}
    >
      {step === 'work' ? (
        <ImportProgress
          label="Questions undone"
          done={Math.min(undone, total)}
          total={total}
          waiting={waiting}
          problem={problem}
          onStop={onClose}
          onResume={() => void undo()}
        />
      ) : (
        <>
          <p>{questionsText(undone)} undone.</p>
          <LabelNames lead={importWords.labelsGone} tags={tags} areas={areas} />
          {remaining.length > 0 && (
            <Notice tone="accent">
              <p>Not undone, because somebody changed or deleted them since:</p>
              <p>
                {remaining.map((id, index) => (
                  <span key={id}>
                    {index > 0 && ', '}
                    <Link to={paths.question(id)}>{id}</Link>
                  </span>
                ))}
              </p>
            </Notice>
          )}
        </>
      )}
      <LeaveGuard when={step === 'work'} title="Leave while undoing?" confirmLabel="Leave">
        <p>If you leave, it stops. What was undone so far stays undone, and you can undo the rest later.</p>
      </LeaveGuard>
    </Dialog>
  )
}

/** Tags and NCLEX areas by name, after a sentence about what happens to them. Renders nothing without names. */
function LabelNames({ lead, tags, areas }: { lead: string; tags: readonly string[]; areas: readonly string[] }) {
  if (tags.length + areas.length === 0) return null
  return (
    <>
      <p>{lead}</p>
      <ul>
        {areas.length > 0 && <li>{importWords.areasNamed(areas)}</li>}
        {tags.length > 0 && <li>{importWords.tagsNamed(tags)}</li>}
      </ul>
    </>
  )
}

type Undoing = {
  signal: AbortSignal
  onStep: (step: UndoImportMutation['undoImport'], remaining: readonly number[]) => void
  onWaiting: (waiting: boolean) => void
}

/**
 * Undoes an imported file, call by call, until done or aborted. Questions changed since the import stay. After each
 * call, calls `onStep` with the reply and the numbers of those questions. Calls can be retried safely.
 */
async function undoBatch(key: string, { signal, onStep, onWaiting }: Undoing): Promise<void> {
  const remaining = new Set<number>()
  for (let more = true; more && !signal.aborted;) {
    const { undoImport } = await retryWhileOffline(() => mutate(UndoImportDocument, { key }), { signal, onWaiting })
    for (const id of undoImport.left) remaining.add(id)
    onStep(undoImport, [...remaining])
    more = undoImport.more
  }
}
