import { useRef, useState } from 'react'
import { userMessages, userSuccess } from '#domain/messages/users.ts'
import { checkNote, NOTE_LENGTH } from '#domain/users/check-note.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { failureText } from './failure-text.ts'
import { type ManagedPerson, useAddNote } from './use-managed-user.ts'

type NoteFormProps = { user: ManagedPerson; draft: string; onDraft: (text: string) => void }

/** Adds a note about a user; after a failure the text stays and can be sent again without being added twice. */
export function NoteForm({ user, draft, onDraft }: NoteFormProps) {
  const [error, setError] = useState<string>()
  const { mutateAsync, isPending } = useAddNote()
  /** One id for one text, however often it is sent. */
  const request = useRef<{ text: string; id: string }>(undefined)
  const add = async () => {
    const verdict = checkNote(draft)
    if (!verdict.ok) {
      setError(userMessages[verdict.code])
      return
    }
    const { text } = verdict
    if (request.current?.text !== text) request.current = { text, id: crypto.randomUUID() }
    try {
      await mutateAsync({ uid: user.uid, text, requestId: request.current.id })
      request.current = undefined
      onDraft('')
      showMessage(userSuccess.noted(`${user.firstName} ${user.lastName}`))
    } catch (failure) {
      showError(failureText(failure))
    }
  }
  return (
    <Form
      aria-label="Add a note"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) void add()
      }}
    >
      <TextAreaField
        label="New note"
        hint={`Only administrators read notes. At most ${NOTE_LENGTH.toLocaleString('en-US')} characters.`}
        error={error}
        rows={3}
        value={draft}
        readOnly={isPending}
        onChange={(event) => {
          setError(undefined)
          onDraft(event.target.value)
        }}
      />
      <FormActions>
        <Button type="submit" busy={isPending}>
          Add note
        </Button>
      </FormActions>
    </Form>
  )
}
