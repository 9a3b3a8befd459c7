import { StickyNote } from 'lucide-react'
import { useState } from 'react'
import { userWords } from '#domain/messages/users.ts'
import { OlderNotesDocument } from '#generated/admin-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { showError } from '#web/lib/message-store.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LoadMore } from '#web/ui/table/load-more.tsx'
import { failureText } from './failure-text.ts'
import { NoteBy } from './note-by.tsx'
import { NoteForm } from './note-form.tsx'
import type { ManagedUserFacts } from './use-managed-user.ts'
import './users.css'

type NotesTabProps = { facts: ManagedUserFacts; draft: string; onDraft: (text: string) => void }

/** The administrators' notes about a user, newest first, and a new one (decisions 3.2, spec 3.3.10). */
export function NotesTab({ facts: { user, notes: first }, draft, onDraft }: NotesTabProps) {
  const { notes, more, busy, load } = useOlderNotes(user.uid, first)
  return (
    <div className="user-panel">
      <Stack>
        <Card>
          <NoteForm user={user} draft={draft} onDraft={onDraft} />
        </Card>
        {notes.length === 0 ? (
          <EmptyState title={userWords.noNotes} icon={<StickyNote size={24} />} />
        ) : (
          <ul className="note-list" aria-label="Notes">
            {notes.map((note) => (
              <Card as="li" key={note.key}>
                <p className="note-list__text">{note.text}</p>
                <NoteBy note={note} />
              </Card>
            ))}
          </ul>
        )}
        <LoadMore more={more} busy={busy} onMore={() => void load()} />
      </Stack>
    </div>
  )
}

type NotePage = ManagedUserFacts['notes']

/** The notes of a user's page with those loaded after them. They are dropped when the page before them has changed. */
function useOlderNotes(uid: string, first: NotePage) {
  const [older, setOlder] = useState<{ from: string | null; page: NotePage }>()
  const [busy, setBusy] = useState(false)
  const loaded = older?.from === first.nextToken ? older.page : undefined
  const { nextToken } = loaded ?? first
  const load = async () => {
    setBusy(true)
    try {
      const { notes } = await query(OlderNotesDocument, { uid, nextToken })
      setOlder({ from: first.nextToken, page: { ...notes, items: [...(loaded?.items ?? []), ...notes.items] } })
    } catch (error) {
      showError(failureText(error))
    }
    setBusy(false)
  }
  return { notes: [...first.items, ...(loaded?.items ?? [])], more: nextToken !== null, busy, load }
}
