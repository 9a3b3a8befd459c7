import type { UserType } from '#domain/users/user.ts'
import { formatDate, formatDateTime } from '#web/lib/format/format-dates.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { TypeBadge } from './type-badge.tsx'
import { TypeEditor } from './type-editor.tsx'
import { Newest } from './newest.tsx'
import type { ManagedUserFacts } from './use-managed-user.ts'
import './users.css'

type DetailsTabProps = {
  facts: ManagedUserFacts
  chosen: UserType | undefined
  onChoose: (type: UserType | undefined) => void
  reload: () => Promise<unknown>
  onTab: (tab: 'courses' | 'notes') => void
}

/** A user's data, and the type to change (spec 3.2.15); beside them the newest courses and the newest note. */
export function DetailsTab({ facts, onTab, ...editing }: DetailsTabProps) {
  const { user } = facts
  return (
    <div className="user-details">
      <Card>
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
      <div className="user-details__newest">
        <Newest facts={facts} onTab={onTab} />
      </div>
    </div>
  )
}
