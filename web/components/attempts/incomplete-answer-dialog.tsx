import { emptyParts } from '#domain/messages/testing.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import type { AnsweredParts } from '#web/components/attempts/types/parts.ts'

type IncompleteAnswerDialogProps = { parts: AnsweredParts; onCancel: () => void; onConfirm: () => void }

/** Asks for confirmation before grading an answer with empty parts. */
export function IncompleteAnswerDialog({
  parts: { answered, total, missing },
  onCancel,
  onConfirm,
}: IncompleteAnswerDialogProps) {
  return (
    <ConfirmDialog
      open
      title="Submit this answer?"
      confirmLabel="Submit anyway"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>{`${emptyParts(total - answered, total, missing)}. You can’t change your answer once it’s submitted.`}</p>
    </ConfirmDialog>
  )
}
