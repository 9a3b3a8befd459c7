import { useMutation } from '@tanstack/react-query'
import { RemoveLabelDocument } from '#generated/admin-operations.ts'
import type { LabelKind } from '#generated/schema.ts'
import { mutate } from '#web/lib/api/api.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { LISTS } from './label-words.ts'

type RemoveDialogProps = { kind: LabelKind; name: string; onRemoved: () => void; onClose: () => void }

/** Asks for confirmation before removing a name without uses. */
export function RemoveDialog({ kind, name, onRemoved, onClose }: RemoveDialogProps) {
  const { noun, title } = LISTS[kind]
  const removing = useMutation({
    mutationFn: () => mutate(RemoveLabelDocument, { kind, name }),
    onSuccess: () => {
      showMessage(`“${name}” was removed`)
      onRemoved()
    },
    onError: (error) => showError(error.message),
  })
  return (
    <ConfirmDialog
      open
      danger
      title={`Remove “${name}”?`}
      confirmLabel={`Remove ${noun}`}
      busy={removing.isPending}
      onCancel={onClose}
      onConfirm={() => {
        if (!removing.isPending) removing.mutate()
      }}
    >
      <p>
        No question and no test carries this {noun}. It leaves the list of{' '}
        {title.charAt(0) === 'N' ? title : title.toLowerCase()}; results of before still show it, and it can be added
        again.
      </p>
    </ConfirmDialog>
  )
}
