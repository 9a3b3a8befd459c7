import type { ReactNode } from 'react'
import { endErrors } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  title: string
  children: ReactNode
  /** The label of the button that does it. */
  confirmLabel: string
  /** Where "Cancel" would be misread. */
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  danger?: boolean
  /** Work is under way: neither button answers. */
  busy?: boolean
  confirmDisabled?: boolean
}

/** Asks before something is done; Cancel comes first in the order of focus. */
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
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      onClose={onCancel}
      locked={busy}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={busy} data-first>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={confirmDisabled}
            onClick={(event) => {
              // The second press of a double click comes before `busy` is shown.
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
