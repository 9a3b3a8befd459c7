import { ChartNoAxesColumn } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { userMessages } from '#domain/messages/users.ts'
import type { UserType } from '#domain/users/user.ts'
import { paths } from '#web/app/paths.ts'
import { LeaveGuard } from '#web/ui/form/leave-guard.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { DetailsTab } from './details-tab.tsx'
import { NotesTab } from './notes-tab.tsx'
import { useManagedUser } from './use-managed-user.ts'
import { isObject } from '#web/lib/json.ts'

/**
 * One user in two tabs: details with the type to change, and notes; what is typed into one stays while the other is
 * shown. An unknown user redirects to the list (spec 3.2.15).
 */
export function UserDetail({ uid }: { uid: string }) {
  const [search, setSearch] = useSearchParams()
  const location: { state: unknown } = useLocation()
  const [back] = useState(() => listPathOf(location.state))
  const { data, error, refetch } = useManagedUser(uid)
  const [chosen, setChosen] = useState<UserType>()
  const [draft, setDraft] = useState('')
  const user = data?.user

  if (data === null) return <RedirectWithMessage to={paths.users} message={userMessages['user-not-found']} />
  const unsaved = draft.trim() !== '' || (user !== undefined && chosen !== undefined && chosen !== user.type)
  const body = () => {
    if (data === undefined) {
      if (error === null) return <Skeleton label="Loading the user" />
      return <ErrorState message={error.message} onRetry={() => void refetch()} />
    }
    return (
      <Tabs
        label="User"
        value={search.get('tab') === 'notes' ? 'notes' : 'details'}
        onChange={(tab) => {
          setSearch(tab === 'notes' ? { tab } : {}, { replace: true })
        }}
        tabs={[
          {
            value: 'details',
            label: 'Details',
            content: <DetailsTab user={data.user} chosen={chosen} onChoose={setChosen} reload={refetch} />,
          },
          { value: 'notes', label: 'Notes', content: <NotesTab facts={data} draft={draft} onDraft={setDraft} /> },
        ]}
      />
    )
  }
  return (
    <Page
      title={user === undefined ? 'User' : `${user.firstName} ${user.lastName}`}
      lead={user?.email}
      before={
        <Trail names={['Users', user === undefined ? 'User' : `${user.firstName} ${user.lastName}`]} list={back} />
      }
      actions={
        user?.type === 'Student' && (
          <LinkButton variant="secondary" to={paths.studentProgress(uid)}>
            <ChartNoAxesColumn size={18} aria-hidden="true" /> Progress
          </LinkButton>
        )
      }
    >
      {body()}
      <LeaveGuard when={unsaved} title="Leave this page?" confirmLabel="Leave">
        <p>What you changed or typed is not saved. It is lost when you leave.</p>
      </LeaveGuard>
    </Page>
  )
}

/** The list that a user's page was opened from, as that page's link remembers it. */
function listPathOf(state: unknown): string {
  const isKnown = isObject(state) && 'list' in state && typeof state.list === 'string'
  return isKnown ? `${paths.users}${String(state.list)}` : paths.users
}
