import type { ReactNode } from 'react'
import { endErrors } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  title: string
  children: ReactNode
  /** The label of the confirm button. */
  confirmLabel: string
  /** Replaces "Cancel" where that would be ambiguous. */
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  danger?: boolean
  /** Work is pending: both buttons ignore clicks. */
  busy?: boolean
  confirmDisabled?: boolean
  /** For a form: focuses its first field instead of Cancel. */
  startInField?: boolean
}

/** Asks for confirmation before an action; Cancel comes first in the focus order. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  onCancel,
  danger = false,
  busy = false,
  confirmDisabled = false,
  startInField = false,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      onClose={onCancel}
      locked={busy}
      startInField={startInField}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={busy} data-first={startInField ? undefined : ''}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={confirmDisabled}
            onClick={(event) => {
              // The second click of a double click arrives before `busy` is rendered.
              if (event.detail > 1) return
              endErrors()
              onConfirm()
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
