import type { UserType } from '#domain/users/user.ts'
import { formatDate, formatDateTime } from '#web/lib/format/format-dates.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { TypeBadge } from './type-badge.tsx'
import { TypeEditor } from './type-editor.tsx'
import type { ManagedPerson } from './use-managed-user.ts'
import './users.css'

type DetailsTabProps = {
  user: ManagedPerson
  chosen: UserType | undefined
  onChoose: (type: UserType | undefined) => void
  reload: () => Promise<unknown>
}

/** A user's data, and the type to change (spec 3.2.15). */
export function DetailsTab({ user, ...editing }: DetailsTabProps) {
  return (
    <Card className="user-panel">
      <Facts
        facts={[
          { term: 'Full name', value: `${user.firstName} ${user.lastName}` },
          { term: 'E-mail', value: <a href={`mailto:${user.email}`}>{user.email}</a> },
          { term: 'Phone', value: user.phone },
          { term: 'Account created', value: formatDate(user.dateCreated) },
          { term: 'Last online', value: user.lastSeen === null ? 'Never' : formatDateTime(user.lastSeen) },
          { term: 'Type', value: <TypeBadge type={user.type} /> },
        ]}
      />
      <TypeEditor user={user} {...editing} />
    </Card>
  )
}
