import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountSuccess } from '#domain/messages/accounts.ts'
import { paths } from '#web/app/paths.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { endEverySession } from '#web/lib/session/own-account.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { changeFailureText } from '../failure-text.ts'

/** Signs out everywhere: here, and in every other session of the account. */
export function OwnSessions() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await endEverySession()
      showMessage(accountSuccess.signedOutEverywhere)
      await navigate(paths.home, { replace: true })
    } catch (error) {
      showError(changeFailureText(error))
      setBusy(false)
    }
  }
  return (
    <Card as="section" aria-labelledby="account-sessions">
      <h2 id="account-sessions">Sessions</h2>
      <p>
        You stay signed in until you close your last browser tab, for up to a day. Still signed in on another device?
        Sign out everywhere. Other devices are signed out within 15 minutes.
      </p>
      <Button variant="secondary" busy={busy} onClick={() => void leave()}>
        Sign out everywhere
      </Button>
    </Card>
  )
}
