import { useLocation } from 'react-router-dom'
import { userWords } from '#domain/messages/users.ts'
import type { ListedUserFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { type DataColumn, DataTable } from '#web/ui/table/data-table.tsx'
import type { TableSort } from '#web/ui/table/table-sort.ts'
import { NoteAuthor } from './note-author.tsx'
import { TypeBadge } from './type-badge.tsx'

/** Renders an e-mail with a line-break opportunity before its @. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}

const nameOf = ({ firstName, lastName }: ListedUserFragment) => `${firstName} ${lastName}`

const columnsFor = (list: string): DataColumn<ListedUserFragment>[] => [
  { key: 'name', header: 'Name', sortable: true, cell: (user) => <strong>{nameOf(user)}</strong> },
  { key: 'type', header: 'Type', sortable: true, cell: ({ type }) => <TypeBadge type={type} /> },
  {
    key: 'email',
    header: 'Email',
    sortable: true,
    cell: ({ email }) => <Email address={email} />,
  },
  { key: 'phone', header: 'Phone', whole: true, from: 'desktop', cell: ({ phone }) => phone },
  {
    key: 'dateCreated',
    header: 'Joined',
    sortable: true,
    whole: true,
    from: 'desktop',
    cell: ({ dateCreated }) => formatDate(dateCreated),
  },
  {
    key: 'lastSeen',
    header: 'Last online',
    sortable: true,
    whole: true,
    from: 'desktop',
    cell: ({ lastSeen }) => (lastSeen === null ? <span className="muted">Never</span> : formatDate(lastSeen)),
  },
  {
    key: 'note',
    header: 'Note',
    cell: ({ note }) =>
      note ? (
        <div className="min-w-36 [&_p]:m-0">
          <p className="line-clamp-2">{note.text}</p>
          <NoteAuthor note={note} />
        </div>
      ) : (
        <span className="muted">{userWords.noNotes}</span>
      ),
  },
  {
    key: 'view',
    header: 'Page',
    end: true,
    cell: (user) => (
      <LinkButton variant="quiet" to={paths.user(user.uid)} state={{ list }} aria-label={`View ${nameOf(user)}`}>
        View
      </LinkButton>
    ),
  },
]

type UserTableProps = {
  users: readonly ListedUserFragment[]
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
}

/**
 * Users with full name, e-mail, the most recent note, and a link to each user's page (spec 3.2.14). Shown as cards on
 * phones.
 */
export function UserTable({ users, sort, onSort }: UserTableProps) {
  const { search } = useLocation()
  return (
    <DataTable
      className="user-table"
      caption="Users"
      compact
      columns={columnsFor(search)}
      rows={users}
      rowKey={({ uid }) => uid}
      sort={sort ?? { by: 'name', descending: false }}
      onSort={onSort}
    />
  )
}
