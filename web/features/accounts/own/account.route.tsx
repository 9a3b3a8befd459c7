import { twoStepWords } from '#domain/messages/account-page.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { OnThisPage } from '#web/ui/layout/on-this-page.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './deletion/delete-account.tsx'
import { DownloadOwnData } from './data/download-own-data.tsx'
import { OwnFacts } from './own-facts.tsx'
import { OwnReceipts } from './own-receipts.tsx'
import { OwnReminders } from './own-reminders.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { SecondFactor } from './second-factor.tsx'
import '../accounts.css'

const SECTIONS = [
  { id: 'account-who', name: 'Who you are' },
  { id: 'account-receipts', name: 'Receipts' },
  { id: 'account-reminders', name: 'Reminders' },
  { id: 'account-password', name: 'Password' },
  { id: 'account-factor', name: twoStepWords.title },
  { id: 'account-sessions', name: 'Sessions' },
  { id: 'account-data', name: 'Your data' },
  { id: 'account-deletion', name: 'Delete your account' },
] as const

/** One's own account: who one is, receipts, reminders, the password, the second factor, the sessions, one's own data (decisions 0043, 0044, 0068 to 0070). */
export function AccountPage() {
  const session = useSession()
  if (session === undefined) return null
  const { email } = session
  return (
    <Page title="Your Account" aside={<OnThisPage sections={SECTIONS} />}>
      <OwnFacts email={email} />
      <OwnReceipts />
      <OwnReminders />
      <ChangePassword email={email} />
      <SecondFactor email={email} />
      <OwnSessions />
      <DownloadOwnData />
      <DeleteAccount email={email} />
    </Page>
  )
}
