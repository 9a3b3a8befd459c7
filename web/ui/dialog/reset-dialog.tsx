import { formPopups } from '#domain/messages/forms.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type ResetDialogProps = {
  open: boolean
  onReset: () => void
  /** Called when the dialog closes, whether the form was reset or not. */
  onClose: () => void
}

/** Asks for confirmation before a form is reset to its initial values (spec 3.4.1). */
export function ResetDialog({ open, onReset, onClose }: ResetDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={formPopups.resetting}
      confirmLabel="Reset"
      danger
      onConfirm={() => {
        onReset()
        onClose()
      }}
      onCancel={onClose}
    >
      <p>{formPopups.resettingText}</p>
    </ConfirmDialog>
  )
}
