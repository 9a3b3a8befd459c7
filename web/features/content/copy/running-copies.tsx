import { useState } from 'react'
import { copyWords } from '#domain/messages/content.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { type ContentCopy, useCancelCopy, useCopying } from './use-copies.ts'

type RunningCopyProps = { begun: ContentCopy; onFinished: () => Promise<unknown> }

/**
 * Progress of a copy. It advances while this is rendered, and within the hour otherwise. Cancelling asks for
 * confirmation.
 */
function RunningCopy({ begun, onFinished }: RunningCopyProps) {
  const { copy, error } = useCopying(begun, onFinished)
  const cancel = useCancelCopy(begun.key)
  const [isAsking, setAsking] = useState(false)
  const title = copyWords.title(copy.sourceName, copy.name)
  const text = `${copy.done.toLocaleString('en-US')} of ${copy.total.toLocaleString('en-US')} steps`
  // If the copy is gone or complete, the next call reports that instead.
  const problem = error ?? (copy.cancelled ? null : cancel.error)
  return (
    <Card as="section" aria-label={title}>
      <Stack>
        <h2>{title}</h2>
        {!copy.cancelled && <ProgressBar label={title} value={copy.done} max={copy.total} text={text} />}
        <p role="status">{copy.cancelled ? copyWords.takenAway : text}</p>
        <p className="muted">{copy.cancelled ? copyWords.mayLeaveCancelled : copyWords.mayLeave}</p>
        {problem !== null && (
          <Notice tone="error" role="alert">
            {problem.message}
          </Notice>
        )}
        <FormActions>
          <Button variant="secondary" busy={copy.cancelled} onClick={() => setAsking(true)}>
            {copy.cancelled ? copyWords.cancelling : copyWords.cancel(copy.name)}
          </Button>
        </FormActions>
        <ConfirmDialog
          open={isAsking && !copy.cancelled}
          danger
          title={copyWords.cancelTitle(copy.name)}
          confirmLabel={copyWords.confirm}
          cancelLabel={copyWords.keep}
          busy={cancel.isPending}
          onConfirm={() =>
            cancel.mutate(undefined, {
              onSettled: () => setAsking(false),
            })
          }
          onCancel={() => setAsking(false)}
        >
          <p>{copyWords.cancelLead(copy.sourceName)}</p>
        </ConfirmDialog>
      </Stack>
    </Card>
  )
}

/** The copies in progress. */
export function RunningCopies({
  copies,
  onFinished,
}: {
  copies: readonly ContentCopy[]
  onFinished: () => Promise<unknown>
}) {
  return copies.map((copy) => <RunningCopy key={copy.key} begun={copy} onFinished={onFinished} />)
}
