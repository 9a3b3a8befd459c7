import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'

type FinishEarlyProps = { unanswered: number; onCancel: () => void; onFinish: () => void }

/** Asks before the test is finished with questions left. */
export function FinishEarly({ unanswered, onCancel, onFinish }: FinishEarlyProps) {
  return (
    <ConfirmDialog
      open
      title="Finish the test now?"
      confirmLabel="Finish the test"
      danger
      onCancel={onCancel}
      onConfirm={onFinish}
    >
      <p>
        {unanswered === 1
          ? '1 question is not answered; it counts as wrong.'
          : `${unanswered} questions are not answered; they count as wrong.`}{' '}
        The attempt is used and cannot be continued.
      </p>
    </ConfirmDialog>
  )
}
