import { StickyNote } from 'lucide-react'
import { userWords } from '#domain/messages/users.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { LoadMore } from '#web/ui/table/load-more.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { NoteBy } from './note-by.tsx'
import { NoteForm } from './note-form.tsx'
import type { ManagedUserFacts } from './use-managed-user.ts'
import { useOlderNotes } from './use-older-notes.ts'
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
