import { useMutation } from '@tanstack/react-query'
import { StickyNote } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { userWords, userSuccess } from '#domain/messages/users.ts'
import { OlderNotesDocument } from '#generated/admin-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LoadMore } from '#web/ui/list/load-more.tsx'
import { failureText } from './failure-text.ts'
import { NoteAuthor } from './note-author.tsx'
import { NOTE_LENGTH } from '#domain/users/check-note.ts'
import { useRequestId } from '#web/lib/use-request-id.ts'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { type ManagedPerson, useAddNote, type ManagedUserFacts } from './use-managed-user.ts'

type NoteFormProps = { user: ManagedPerson; form: UseFormReturn<{ text: string }> }

/** Adds a note about a user. After a failure, the text stays and can be sent again without being added twice. */
function NoteForm({ user, form }: NoteFormProps) {
  const { mutateAsync, isPending } = useAddNote()
  const { requestIdOf, endRequest } = useRequestId()
  const add = async (draft: { text: string }) => {
    if (isPending) return
    const text = draft.text.trim()
    try {
      await mutateAsync({ uid: user.uid, text, requestId: requestIdOf(text) })
      endRequest()
      form.reset()
      showMessage(userSuccess.noted(`${user.firstName} ${user.lastName}`))
    } catch (failure) {
      showError(failureText(failure))
    }
  }
  return (
    <Form form={form} aria-label="Add a note" onSubmit={add}>
      <TextAreaField
        name="text"
        label="New note"
        hint={`Only administrators read notes. At most ${NOTE_LENGTH.toLocaleString('en-US')} characters.`}
        rows={3}
        readOnly={isPending}
      />
      <FormActions>
        <SubmitButton busy={isPending}>Add note</SubmitButton>
      </FormActions>
    </Form>
  )
}

type NotesTabProps = { facts: ManagedUserFacts; form: NoteFormProps['form'] }

/** The administrators' notes about a user, newest first, with a form for a new one (decisions 3.2, spec 3.3.10). */
export function NotesTab({ facts: { user, notes: first }, form }: NotesTabProps) {
  const { notes, more, loading } = useOlderNotes(user.uid, first)
  return (
    <div className="max-w-192">
      <Stack>
        <Card>
          <NoteForm user={user} form={form} />
        </Card>
        {notes.length === 0 ? (
          <EmptyState title={userWords.noNotes} icon={<StickyNote size={24} />} />
        ) : (
          <ul className="grid grid-cols-1 gap-3 m-0 p-0 list-none" aria-label="Notes">
            {notes.map((note) => (
              <Card as="li" key={note.key}>
                <p className="whitespace-pre-wrap">{note.text}</p>
                <NoteAuthor note={note} />
              </Card>
            ))}
          </ul>
        )}
        <LoadMore more={more} busy={loading.isPending} onMore={() => loading.mutate()} />
      </Stack>
    </div>
  )
}

type NotePage = ManagedUserFacts['notes']

/**
 * The notes on a user's page, followed by older ones loaded later. Drops the older ones when the first page changes.
 */
function useOlderNotes(uid: string, first: NotePage) {
  const [older, setOlder] = useState<{ from: string | null; page: NotePage }>()
  const loaded = older?.from === first.nextToken ? older.page : undefined
  const { nextToken } = loaded ?? first
  const loading = useMutation({
    mutationFn: () => query(OlderNotesDocument, { uid, nextToken }),
    onSuccess: ({ notes }) =>
      setOlder({ from: first.nextToken, page: { ...notes, items: [...(loaded?.items ?? []), ...notes.items] } }),
    onError: (error) => showError(failureText(error)),
  })
  return { notes: [...first.items, ...(loaded?.items ?? [])], more: nextToken !== null, loading }
}
