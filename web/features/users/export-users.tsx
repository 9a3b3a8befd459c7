import { csvOfUsers } from '#domain/users/user-csv.ts'
import { ExportUsersDocument } from '#generated/admin-operations.ts'
import type { ListedUserFragment } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { ExportDialog, type ExportRun } from '#web/ui/dialog/export-dialog.tsx'
import { type UsersPlace, variablesOf } from './users-address.ts'

const usersText = (count: number) => (count === 1 ? '1 user' : `${count.toLocaleString('en')} users`)

type Fetched = { done: number; total: number }

/** All users that the list shows, page by page, each once; undefined when stopped. */
async function fetchUsers(place: UsersPlace, { signal, onProgress, onWaiting }: ExportRun<Fetched>) {
  const users = new Map<string, ListedUserFragment>()
  for (let page = 1; ; page += 1) {
    const send = () => query(ExportUsersDocument, { ...variablesOf(place), page })
    const { exportUsers } = await retryWhileOffline(send, { signal, onWaiting })
    if (signal.aborted) return undefined
    for (const user of exportUsers.items) users.set(user.uid, user)
    onProgress({ done: users.size, total: exportUsers.total })
    // Users may come and go in the meantime: an empty page is the end, whatever the total was.
    if (exportUsers.items.length === 0 || users.size >= exportUsers.total) return [...users.values()]
  }
}

type ExportUsersProps = { place: UsersPlace; total: number; onClose: () => void }

/** Saves all users that the list shows, on all of its pages, as a CSV file. */
export function ExportUsers({ place, total, onClose }: ExportUsersProps) {
  const save = async (run: ExportRun<Fetched>) => {
    const users = await fetchUsers(place, run)
    if (users === undefined) return undefined
    saveFile(`users-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', csvOfUsers(users))
    return usersText(users.length)
  }
  return (
    <ExportDialog<Fetched>
      title="Export users"
      action="Export as CSV"
      run={save}
      onClose={onClose}
      choices={() => <p>{usersText(total)}, as a file for spreadsheets.</p>}
      progress={(work = { done: 0, total }) => (
        <>
          <p>
            {work.done.toLocaleString('en')} of {usersText(work.total)}
          </p>
          <ProgressBar label="Users fetched" value={work.done} max={work.total} />
        </>
      )}
    />
  )
}
