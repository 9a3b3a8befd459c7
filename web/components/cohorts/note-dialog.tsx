import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { cohortWords as words } from '#domain/messages/cohort.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { noteErrors } from './draft-errors.ts'
import { type CohortStudent, noteStudent } from './use-cohort.ts'

type NoteDialogProps = { students: readonly CohortStudent[]; onClose: () => void; onDone: () => void }

/**
 * Adds the same note to several students, one after the other, and shows the progress. After a failure, it resumes at
 * the student where it failed, with the same request ID, so that no note is added twice.
 */
export function NoteDialog({ students, onClose, onDone }: NoteDialogProps) {
  const form = useDomainForm({ text: '' }, noteErrors)
  const [done, setDone] = useState(0)
  const request = useRef(crypto.randomUUID())
  const adding = useMutation({
    mutationFn: async (text: string) => {
      for (const [index, { uid }] of students.entries()) {
        if (index < done) continue
        await noteStudent(uid, text, request.current)
        setDone(index + 1)
      }
    },
    onSuccess: () => {
      showMessage(words.noted(students.length))
      onDone()
    },
  })
  const { isPending: isBusy, error: problem } = adding
  const failure = problem instanceof AppError ? problem.message : problem === null ? undefined : unknownFailure
  const hasBegun = done > 0 || isBusy || failure !== undefined
  return (
    <Dialog open title={words.noteTitle(students.length)} onClose={onClose} locked={isBusy} startInField>
      <Form
        form={form}
        aria-label={words.noteTitle(students.length)}
        onSubmit={({ text }) => {
          if (!isBusy) adding.mutate(text.trim())
        }}
      >
        <Stack>
          {failure !== undefined && (
            <Notice tone="error" role="alert">
              {failure}
            </Notice>
          )}
          <TextAreaField name="text" label={words.noteText} hint={words.noteHint} rows={4} readOnly={hasBegun} />
          {hasBegun && (
            <div role="status">
              <ProgressBar
                label={words.notedSoFar(done, students.length)}
                value={done}
                max={Math.max(1, students.length)}
              />
              <p>{words.notedSoFar(done, students.length)}</p>
            </div>
          )}
          <FormActions>
            <SubmitButton busy={isBusy}>{failure === undefined ? words.addNote : words.resume}</SubmitButton>
          </FormActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
