import { Link } from 'react-router-dom'
import { useSession } from '#web/lib/session/use-session.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { paths } from '../paths.ts'

/** Sign in and sign up, or who is signed in, which leads to one's account, and the way out. */
export function AccountLinks() {
  const session = useSession()
  if (session === undefined) {
    return (
      <div className="account-links account-links--visitor">
        <LinkButton to={paths.signIn} variant="quiet">
          Sign In
        </LinkButton>
        <LinkButton to={paths.signUp}>Sign Up</LinkButton>
      </div>
    )
  }
  return (
    <div className="account-links">
      <Link className="account-links__name" to={paths.account} aria-label={`${session.displayName}: your account`}>
        {session.displayName}
      </Link>
      <LinkButton to={paths.signOut} variant="secondary">
        Sign Out
      </LinkButton>
    </div>
  )
}
