import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { DeleteQuestionDocument, QuestionUseDocument } from '#generated/admin-operations.ts'
import { questionPopups, questionSuccess } from '#domain/messages/questions.ts'
import { deletionEffectWords } from '#domain/messages/recycle-bin.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { refetchLists } from '../question-lists.ts'
import { StoppedTests } from '../stopped-tests.tsx'

type DeleteDialogProps = {
  id: number
  version: number
  onClose: () => void
  /** Called when another user changed the question in the meantime. The question isn't deleted. */
  onChanged: () => void
  onDeleted: () => void
}

/**
 * The popup 'Deleting Question'. It shows how often the question was answered and which tests would no longer have
 * enough questions.
 */
export function DeleteDialog({ id, version, onClose, onChanged, onDeleted }: DeleteDialogProps) {
  const client = useQueryClient()
  const use = useQuery({
    queryKey: ['question-use', id],
    queryFn: async () => (await query(QuestionUseDocument, { id })).questionUse,
    staleTime: 0,
    gcTime: 0,
  })
  const deleting = useMutation({
    mutationFn: () => mutate(DeleteQuestionDocument, { id, version }),
    onSuccess: () => {
      showMessage(questionSuccess.deleted(id))
      refetchLists(client)
      client.removeQueries({ queryKey: ['question', id] })
      onDeleted()
    },
    onError: (error) => {
      showError(error.message)
      if (error instanceof AppError && error.code === 'question-changed') onChanged()
    },
  })
  return (
    <ConfirmDialog
      open
      title={questionPopups.deletingQuestion}
      confirmLabel="Delete question"
      danger
      busy={deleting.isPending}
      confirmDisabled={use.data === undefined}
      onCancel={onClose}
      onConfirm={() => {
        if (!deleting.isPending) deleting.mutate()
      }}
    >
      <p>
        Delete <strong>question {id}</strong>? {deletionEffectWords.restorableQuestions(1)}
      </p>
      {use.data !== undefined && <p>{deletionEffectWords.answered(1, use.data.answers)}</p>}
      {(use.data?.courses ?? []).length > 0 && <p>{deletionEffectWords.drawnIn(1, use.data?.courses ?? [])}</p>}
      <StoppedTests use={{ ...use, data: use.data?.tasks }} none="Every test still has enough questions without it." />
    </ConfirmDialog>
  )
}
