import { UserRound } from 'lucide-react'
import type { StudentListQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { nameOf } from '../name-of.ts'
import './student-row.css'

/** A student of the list, leading to their courses. */
export function StudentRow({ student }: { student: StudentListQuery['users']['items'][number] }) {
  const { uid, email, lastSeen } = student
  return (
    <ListRow
      to={paths.studentProgress(uid)}
      before={<UserRound size={20} aria-hidden="true" />}
      title={nameOf(student)}
      note={email}
      after={
        <span className="student-row__seen">{lastSeen === null ? 'Not seen yet' : `Seen ${formatDate(lastSeen)}`}</span>
      }
    />
  )
}
