import { ChartNoAxesColumn, Eye } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { personWords } from '#domain/messages/person-page.ts'
import { studentViewWords } from '#domain/messages/student-views.ts'
import { userMessages } from '#domain/messages/users.ts'
import type { UserType } from '#domain/users/user.ts'
import { paths } from '#web/app/paths.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { formatDate, formatDateTime } from '#web/lib/format/format-dates.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { TypeBadge } from './type-badge.tsx'
import { TypeEditor } from './type-editor.tsx'
import { Newest } from './recent-activity.tsx'
import { type ManagedUserFacts, useManagedUser } from './use-managed-user.ts'
import { NotesTab } from './notes-tab.tsx'
import { useWatch } from 'react-hook-form'
import { noteErrors } from '#web/components/cohorts/draft-errors.ts'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
import type { PersonTab } from './person/person-tabs.tsx'
import { isObject } from '#web/lib/json.ts'

type DetailsTabProps = {
  facts: ManagedUserFacts
  selected: UserType | undefined
  onChoose: (type: UserType | undefined) => void
  reload: () => Promise<unknown>
  onTab: (tab: 'courses' | 'notes') => void
}

/** A user's profile with an editable type (spec 3.2.15), next to the newest courses and the newest note. */
function DetailsTab({ facts, onTab, ...editing }: DetailsTabProps) {
  const { user } = facts
  return (
    <div className="grid grid-cols-1 gap-4 content-start lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <Card>
        <Facts
          facts={[
            { term: 'Full name', value: `${user.firstName} ${user.lastName}` },
            { term: 'Email', value: <a href={`mailto:${user.email}`}>{user.email}</a> },
            { term: 'Phone', value: user.phone },
            { term: 'Account created', value: formatDate(user.dateCreated) },
            { term: 'Last online', value: user.lastSeen === null ? 'Never' : formatDateTime(user.lastSeen) },
            { term: 'Type', value: <TypeBadge type={user.type} /> },
          ]}
        />
        <TypeEditor user={user} {...editing} />
      </Card>
      <div className="grid grid-cols-1 gap-4 content-start [&_.text-button]:[justify-self:start] [&_.text-button]:px-0">
        <Newest facts={facts} onTab={onTab} />
      </div>
    </div>
  )
}

const PersonTabs = lazyComponent(async () => (await import('./person/person-tabs.tsx')).default, {
  loading: ({ tab }) => <Skeleton label={`Loading the ${tab}`} count={3} />,
})

/** Tabs of a user's courses, payments, and attempts, in this order. The URL stores the selected tab. */
const MORE: readonly PersonTab[] = ['courses', 'payments', 'attempts']
const TABS = ['details', 'notes', ...MORE] as const

/**
 * One user in tabs: details with an editable type, and notes. Unsaved input survives switching tabs. An unknown user
 * redirects to the list (spec 3.2.15). Courses, payments, and attempts load when opened.
 */
export function UserDetail({ uid }: { uid: string }) {
  const [search, setSearch] = useSearchParams()
  const location: { state: unknown } = useLocation()
  const [back] = useState(() => listPathOf(location.state))
  const { data, error, refetch } = useManagedUser(uid)
  const [selected, setSelected] = useState<UserType>()
  const note = useDomainForm({ text: '' }, noteErrors)
  const draft = useWatch({ control: note.control, name: 'text' })
  const user = data?.user
  const shown = TABS.find((tab) => tab === search.get('tab')) ?? 'details'
  const tabs = useRef<HTMLDivElement>(null)
  const leads = useRef(false)
  useEffect(() => {
    // The link that led here is gone with its tab, so focus the selected tab.
    if (leads.current) tabs.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    leads.current = false
  }, [shown])

  if (data === null) return <RedirectWithMessage to={paths.users} message={userMessages['user-not-found']} />
  const unsaved = draft.trim() !== '' || (user !== undefined && selected !== undefined && selected !== user.type)
  const open = (tab: string) => setSearch(tab === 'details' ? {} : { tab }, { replace: true })
  const body = () => {
    if (data === undefined) {
      if (error === null) return <Skeleton label="Loading the user" />
      return <ErrorState message={error.message} onRetry={() => void refetch()} />
    }
    return (
      <div ref={tabs}>
        <Tabs
          label="User"
          value={shown}
          onChange={open}
          tabs={[
            {
              value: 'details',
              label: 'Details',
              content: (
                <DetailsTab
                  facts={data}
                  selected={selected}
                  onChoose={setSelected}
                  reload={refetch}
                  onTab={(tab) => {
                    leads.current = true
                    open(tab)
                  }}
                />
              ),
            },
            { value: 'notes', label: 'Notes', content: <NotesTab facts={data} form={note} /> },
            ...MORE.map((tab) => ({
              value: tab,
              label: personWords[tab],
              content: <PersonTabs tab={tab} uid={uid} email={data.user.email} />,
            })),
          ]}
        />
      </div>
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
          <>
            <LinkButton variant="secondary" to={paths.viewAs(uid)}>
              <Eye size={18} aria-hidden="true" /> {studentViewWords.open}
            </LinkButton>
            <LinkButton variant="secondary" to={paths.studentProgress(uid)}>
              <ChartNoAxesColumn size={18} aria-hidden="true" /> Progress
            </LinkButton>
          </>
        )
      }
    >
      {body()}
      <UnsavedGuard when={unsaved} />
    </Page>
  )
}

/** The list that a user's page was opened from, stored in the link's location state. */
function listPathOf(state: unknown): string {
  const isKnown = isObject(state) && 'list' in state && typeof state.list === 'string'
  return isKnown ? `${paths.users}${String(state.list)}` : paths.users
}
