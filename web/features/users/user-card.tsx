import { useLocation } from 'react-router-dom'
import { userWords } from '#domain/messages/users.ts'
import type { UserListQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { NoteBy } from './note-by.tsx'
import { TypeBadge } from './type-badge.tsx'
import './users.css'

export type ListedUser = UserListQuery['users']['items'][number]

/** One user of the list: full name, e-mail, the most recent note, and the way to the user's page (spec 3.2.14). */
export function UserCard({ user: { uid, type, firstName, lastName, email, note } }: { user: ListedUser }) {
  const { search } = useLocation()
  const name = `${firstName} ${lastName}`
  return (
    <Card as="article" className="user-card" aria-label={name}>
      <Row between>
        <h2 className="user-card__name">{name}</h2>
        <TypeBadge type={type} />
      </Row>
      <p className="muted">{email}</p>
      {note ? (
        <div className="user-card__note">
          <p className="user-card__text">{note.text}</p>
          <NoteBy note={note} />
        </div>
      ) : (
        <p className="user-card__note muted">{userWords.noNotes}</p>
      )}
      <div className="user-card__view">
        <LinkButton variant="secondary" to={paths.user(uid)} state={{ list: search }} aria-label={`View ${name}`}>
          View
        </LinkButton>
      </div>
    </Card>
  )
}
