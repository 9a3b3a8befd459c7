import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { accountSuccess } from '#domain/messages/accounts.ts'
import { paths } from '#web/app/paths.ts'
import { signOut } from '#web/lib/session/auth.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { Page } from '#web/ui/layout/page.tsx'

/** Asks for confirmation before signing out (spec 1.2.11). */
export function SignOutPage() {
  const navigate = useNavigate()
  const session = useSession()
  const isFirstPage = useLocation().key === 'default'
  const { isPending: busy, mutate: leave } = useMutation({
    networkMode: 'always',
    mutationFn: signOut,
    onSuccess: () => {
      showMessage(accountSuccess.signedOut)
      return navigate(paths.home, { replace: true })
    },
  })
  const stay = () => {
    // When opened by URL, there is no page to go back to.
    if (isFirstPage) void navigate(paths.start(session?.type ?? 'Student'), { replace: true })
    else void navigate(-1)
  }
  return (
    <Page title="Sign Out" width="form">
      <Card>
        <p>Are you sure you want to sign out? If a test is in progress, its clock keeps running.</p>
        <FormActions>
          <Button busy={busy} onClick={() => leave()}>
            Sign Out
          </Button>
          <Button variant="secondary" disabled={busy} onClick={stay}>
            Cancel
          </Button>
        </FormActions>
      </Card>
    </Page>
  )
}
