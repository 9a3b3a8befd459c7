import type { ReactNode } from 'react'
import { formPopups } from '#domain/messages/forms.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type ResetDialogProps = {
  open: boolean
  /** What is lost. */
  children: ReactNode
  onReset: () => void
  /** Closes it, whether the form was reset or not. */
  onClose: () => void
}

/** Asks before a form is reset to its first values. */
export function ResetDialog({ open, children, onReset, onClose }: ResetDialogProps) {
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
      <p>{children}</p>
    </ConfirmDialog>
  )
}
