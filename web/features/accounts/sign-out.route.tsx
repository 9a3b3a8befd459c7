import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountSuccess } from '../../../domain/messages/accounts.ts'
import { paths } from '../../app/paths.ts'
import { signOut } from '../../lib/auth.ts'
import { showMessage } from '../../lib/message-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { Page } from '../../ui/page.tsx'

/** Sign-out asks first (spec 1.2.11). */
export function SignOutPage() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await signOut()
    showMessage(accountSuccess.signedOut)
    await navigate(paths.home, { replace: true })
  }
  return (
    <Page title="Sign Out" width="form">
      <Card>
        <p>Are you sure you want to sign out? Running tests keep their time and wait for you.</p>
        <FormActions>
          <Button busy={busy} onClick={() => void leave()}>
            Sign Out
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => void navigate(-1)}>
            Cancel
          </Button>
        </FormActions>
      </Card>
    </Page>
  )
}
