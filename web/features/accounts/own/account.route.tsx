import { useSession } from '#web/lib/session/use-session.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { ChangePassword } from './change-password.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { SecondFactor } from './second-factor.tsx'
import '../accounts.css'

/** One's own account: who one is, the password, the second factor, the sessions (decisions 0043 and 0044). */
export function AccountPage() {
  const session = useSession()
  if (session === undefined) return null
  const { email, firstName, lastName } = session
  return (
    <Page title="Your Account" width="form">
      <Card as="section" aria-labelledby="account-who">
        <h2 id="account-who">Who you are</h2>
        <Facts
          facts={[
            { term: 'Name', value: `${firstName} ${lastName}` },
            { term: 'E-mail', value: email },
          ]}
        />
        <p>Name and e-mail stay as they were at sign-up. Write to the academy when one of them is wrong.</p>
      </Card>
      <ChangePassword email={email} />
      <SecondFactor email={email} />
      <OwnSessions />
    </Page>
  )
}
