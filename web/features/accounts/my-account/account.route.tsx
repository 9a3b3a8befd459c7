import { myDataWords, profileTitle, reminderLabels, reminderWords } from '#domain/messages/account-page.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { OnThisPage, SectionLinks } from '#web/ui/layout/on-this-page.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { DeleteAccount } from '#web/features/accounts/my-account/deletion/delete-account.tsx'
import { DownloadMyData } from '#web/features/accounts/my-account/data/download-my-data.tsx'
import { ProfileCard } from './profile-card.tsx'
import { ReceiptsCard } from './receipts-card.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { REMINDER_KINDS, type ReminderKind, preferencesOf } from '#domain/users/reminders.ts'
import { UpdateRemindersDocument } from '#generated/account-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { putReply } from '#web/lib/api/refetch.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { failureText } from './account-failure-text.ts'
import { myProfileQuery, type MyProfile } from './my-profile-query.ts'
import { AccountPart } from './account-part.tsx'
import { Sessions } from './sessions.tsx'
import { SecondFactor } from './second-factor.tsx'
import '#web/ui/screens.css'

/** Selects which reminders are e-mailed. Each change is saved right away. */
function RemindersCard() {
  const client = useQueryClient()
  const { data, error, isPending, refetch } = useQuery(myProfileQuery)
  const [changing, setChanging] = useState<ReminderKind>()
  const wishes = preferencesOf(data?.reminders ?? undefined)
  const change = async (kind: ReminderKind, enabled: boolean) => {
    setChanging(kind)
    try {
      const { updateReminders } = await mutate(UpdateRemindersDocument, { input: { ...wishes, [kind]: enabled } })
      putReply<MyProfile | null>(
        client,
        myProfileQuery.queryKey,
        (before) => before && { ...before, ...updateReminders },
      )
      showMessage(reminderWords.saved)
    } catch (failure) {
      showError(failureText(failure))
    } finally {
      setChanging(undefined)
    }
  }
  return (
    <Card as="section" aria-labelledby="account-reminders" aria-busy={isPending}>
      <h2 id="account-reminders">{reminderWords.title}</h2>
      <p>{reminderWords.lead}</p>
      {isPending && <Skeleton label="Loading your reminders" count={1} />}
      {error !== null && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
      {data && (
        <fieldset className="grid gap-2 m-0 p-0 border-0">
          <legend className="visually-hidden">{reminderWords.title}</legend>
          {REMINDER_KINDS.map((kind) => (
            <CheckboxField
              key={kind}
              checked={wishes[kind]}
              aria-busy={changing === kind}
              onChange={({ target }) => {
                if (changing === undefined) void change(kind, target.checked)
              }}
              label={
                <>
                  <strong>{reminderLabels[kind].name}</strong>
                  <span className="muted block">{reminderLabels[kind].when}</span>
                </>
              }
            />
          ))}
        </fieldset>
      )}
    </Card>
  )
}

const ChangePasswordForm = lazyComponent(async () => (await import('./change-password-form.tsx')).ChangePasswordForm, {
  loading: () => <Skeleton label="Loading the form" count={3} />,
})

/** Opens the form for a new password, which is loaded on demand. */
function ChangePassword({ email }: { email: string }) {
  const [open, setOpen] = useState(false)
  return (
    <AccountPart id="account-password" title="Password">
      <p>Changing your password signs you out on all other devices within 15 minutes.</p>
      {open ? (
        <ChangePasswordForm email={email} onDone={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Change password
        </Button>
      )}
    </AccountPart>
  )
}

const SECTIONS = [
  { id: 'account-who', name: profileTitle },
  { id: 'account-security', name: 'Security' },
  { id: 'account-reminders', name: reminderWords.title },
  { id: 'account-receipts', name: 'Receipts' },
  { id: 'account-data', name: myDataWords.title },
] as const

/**
 * The user's account page: profile, security, reminders, receipts, and data (decisions 0043, 0044, 0068 to 0070, 0123,
 * 0124).
 */
export function AccountPage() {
  const session = useSession()
  const isWide = useMediaQuery('(min-width: 64.01rem)')
  if (session === undefined) return null
  const { email } = session
  return (
    <Page title="Your Account" aside={isWide && <OnThisPage sections={SECTIONS} />}>
      {!isWide && (
        <nav
          aria-label="On this page"
          className="[&>ul]:flex [&>ul]:flex-wrap [&>ul]:gap-x-5 [&_a]:min-h-(--spacing-target)"
        >
          <SectionLinks sections={SECTIONS} />
        </nav>
      )}
      <ProfileCard email={email} />
      <Card as="section" aria-labelledby="account-security">
        <h2 id="account-security">Security</h2>
        <ChangePassword email={email} />
        <SecondFactor email={email} />
        <Sessions />
      </Card>
      <RemindersCard />
      <ReceiptsCard />
      <Card as="section" aria-labelledby="account-data">
        <h2 id="account-data">{myDataWords.title}</h2>
        <DownloadMyData />
        <DeleteAccount email={email} />
      </Card>
    </Page>
  )
}
