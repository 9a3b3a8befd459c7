import { useRef, useState } from 'react'
import { checkMessage, MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH, messageFaults } from '#domain/courses/course-notice.ts'
import { cohortWords as words } from '#domain/messages/cohort.ts'
import { courseNoticeMessages } from '#domain/messages/course-notices.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { FieldSlot, SlotErrorsContext } from '#web/ui/form/field-slot.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useSlotErrors } from '#web/ui/form/use-slot-errors.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type CohortStudent, useWriteToStudents } from './use-cohort.ts'

type WriteDialogProps = { students: readonly CohortStudent[]; onClose: () => void; onSent: () => void }

/**
 * Sends a message to some students, on screen and by e-mail. After a failure, the text stays, and sending it unchanged
 * repeats the same request.
 */
export function WriteDialog({ students, onClose, onSent }: WriteDialogProps) {
  const [draft, setDraft] = useState({ subject: '', text: '' })
  const [failure, setFailure] = useState<string>()
  const request = useRef<{ draft: string; id: string }>(undefined)
  const { mutateAsync, isPending } = useWriteToStudents()
  const { element, slotErrors, sayFaults } = useSlotErrors(() =>
    messageFaults(draft).map(({ field, code }) => ({ field, message: courseNoticeMessages[code] })),
  )
  const send = async () => {
    const verdict = checkMessage(draft)
    if (sayFaults() || !verdict.ok) return
    setFailure(undefined)
    const text = JSON.stringify(draft)
    if (request.current?.draft !== text) request.current = { draft: text, id: crypto.randomUUID() }
    try {
      await mutateAsync({ students, subject: verdict.subject, text: verdict.text, requestId: request.current.id })
      showMessage(words.sent(students.length))
      onSent()
    } catch (error) {
      setFailure(error instanceof AppError ? error.message : unknownFailure)
    }
  }
  const change = (changed: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changed }))
  return (
    <Dialog open title={words.messageTitle(students.length)} onClose={onClose} locked={isPending} startInField>
      <Form
        ref={element}
        aria-label={words.messageTitle(students.length)}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) void send()
        }}
      >
        <Stack>
          {failure !== undefined && (
            <Notice tone="error" role="alert">
              {failure}
            </Notice>
          )}
          <SlotErrorsContext value={slotErrors}>
            <FieldSlot field="subject">
              <TextField
                label={words.subject}
                value={draft.subject}
                maxLength={MAX_SUBJECT_LENGTH}
                autoComplete="off"
                readOnly={isPending}
                onChange={({ target }) => change({ subject: target.value })}
              />
            </FieldSlot>
            <FieldSlot field="text">
              <TextAreaField
                label={words.text}
                hint={words.messageHint}
                rows={6}
                maxLength={MAX_MESSAGE_LENGTH}
                value={draft.text}
                readOnly={isPending}
                onChange={({ target }) => change({ text: target.value })}
              />
            </FieldSlot>
          </SlotErrorsContext>
          <FormActions>
            <Button type="submit" busy={isPending}>
              {words.send}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
