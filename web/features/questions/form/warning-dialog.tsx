import { questionPopups } from '#domain/messages/questions.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'

type WarningDialogProps = { warnings: readonly string[]; onCancel: () => void; onContinue: () => void }

/** The popup 'Warning': what is missing, which may be passed (spec 2.5.28). */
export function WarningDialog({ warnings, onCancel, onContinue }: WarningDialogProps) {
  return (
    <ConfirmDialog
      open={warnings.length > 0}
      title={questionPopups.warning}
      confirmLabel="Continue"
      onCancel={onCancel}
      onConfirm={onContinue}
    >
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      <p>Continue as it is?</p>
    </ConfirmDialog>
  )
}
