import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { DeleteQuestionDocument, QuestionUseDocument, type QuestionUseQuery } from '../../../../generated/operations.ts'
import { questionPopups, questionSuccess } from '../../../../domain/messages/questions.ts'
import { AppError } from '../../../lib/app-error.ts'
import { mutate, query } from '../../../lib/api.ts'
import { showError, showMessage } from '../../../lib/message-store.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { refetchLists } from '../question-lists.ts'

type DeleteDialogProps = {
  id: number
  version: number
  onClose: () => void
  /** Somebody else changed it meanwhile: it stays. */
  onChanged: () => void
  onDeleted: () => void
}

type ShortTask = QuestionUseQuery['questionUse']['tasks'][number]

const shortText = ({ name, pool, missing }: ShortTask) => {
  const count = `${missing} ${missing === 1 ? 'question' : 'questions'} short`
  return pool === null ? `${name}: ${count}` : `${name}: ${count} in ${pool}`
}

/** The popup 'Deleting Question': asks, and says which tests would no longer have enough questions. */
export function DeleteDialog({ id, version, onClose, onChanged, onDeleted }: DeleteDialogProps) {
  const client = useQueryClient()
  const use = useQuery({
    queryKey: ['question-use', id],
    queryFn: async () => (await query(QuestionUseDocument, { id })).questionUse.tasks,
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
  const tasks = use.data
  return (
    <ConfirmDialog
      open
      title={questionPopups.deletingQuestion}
      confirmLabel="Delete question"
      danger
      busy={deleting.isPending}
      confirmDisabled={tasks === undefined}
      onCancel={onClose}
      onConfirm={() => {
        if (!deleting.isPending) deleting.mutate()
      }}
    >
      <p>Question {id} leaves the bank for good. Tests that are running keep it as it was.</p>
      {tasks === undefined && use.error === null && (
        <Skeleton label="Looking for tests that need it" count={1} shape="line" />
      )}
      {tasks === undefined && use.error !== null && (
        <ErrorState message={use.error.message} onRetry={() => void use.refetch()} />
      )}
      {tasks?.length === 0 && <p>Every test still has enough questions without it.</p>}
      {tasks !== undefined && tasks.length > 0 && (
        <Notice tone="error">
          <p>These tests will stop working, as they will not have enough questions:</p>
          <ul>
            {tasks.map((task) => (
              <li key={`${task.key} ${task.pool ?? ''}`}>{shortText(task)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </ConfirmDialog>
  )
}
