import { checkMessage, MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from '#domain/courses/course-notice.ts'
import { cohortWords as words } from '#domain/messages/cohort.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { useRequestId } from '#web/lib/use-request-id.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { messageErrors } from './draft-errors.ts'
import { type CohortStudent, useWriteToStudents } from './use-cohort.ts'

type WriteDialogProps = { students: readonly CohortStudent[]; onClose: () => void; onSent: () => void }

/**
 * Sends a message to some students, on screen and by e-mail. After a failure, the text stays, and sending it unchanged
 * repeats the same request.
 */
export function WriteDialog({ students, onClose, onSent }: WriteDialogProps) {
  const { requestIdOf } = useRequestId()
  const { mutate, isPending, error } = useWriteToStudents()
  const form = useDomainForm({ subject: '', text: '' }, messageErrors)
  const title = words.messageTitle(students.length)
  const send = (draft: { subject: string; text: string }) => {
    const verdict = checkMessage(draft)
    if (!verdict.ok || isPending) return
    const { subject, text } = verdict
    const onSuccess = () => {
      showMessage(words.sent(students.length))
      onSent()
    }
    mutate({ students, subject, text, requestId: requestIdOf(draft) }, { onSuccess })
  }
  return (
    <Dialog open title={title} onClose={onClose} locked={isPending} startInField>
      <Form form={form} aria-label={title} onSubmit={send}>
        <Stack>
          {error !== null && (
            <Notice tone="error" role="alert">
              {error instanceof AppError ? error.message : unknownFailure}
            </Notice>
          )}
          <TextField
            name="subject"
            label={words.subject}
            maxLength={MAX_SUBJECT_LENGTH}
            autoComplete="off"
            readOnly={isPending}
          />
          <TextAreaField
            name="text"
            label={words.text}
            hint={words.messageHint}
            rows={6}
            maxLength={MAX_MESSAGE_LENGTH}
            readOnly={isPending}
          />
          <FormActions>
            <SubmitButton busy={isPending}>{words.send}</SubmitButton>
          </FormActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
