import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import type { Parts } from './types/parts.ts'

type CheckAnywayProps = { parts: Parts; onCancel: () => void; onConfirm: () => void }

/** Asks for confirmation before grading an answer with empty parts. */
export function CheckAnyway({ parts: { given, of, missing }, onCancel, onConfirm }: CheckAnywayProps) {
  const empty = of - given
  return (
    <ConfirmDialog
      open
      title="Submit this answer?"
      confirmLabel="Submit anyway"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>{`${empty} of ${of} ${missing} ${empty === 1 ? 'is' : 'are'} empty. You can’t change your answer once it’s submitted.`}</p>
    </ConfirmDialog>
  )
}
