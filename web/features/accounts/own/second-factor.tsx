import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountSuccess } from '#domain/messages/accounts.ts'
import { paths } from '#web/app/paths.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import {
  beginSecondFactor,
  endEverySession,
  hasSecondFactor,
  type NewSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '#web/lib/session/own-account.ts'
import { storeRoute } from '#web/lib/session/stored-route.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CodeForm } from '../code-form.tsx'
import { changeFailureText, secondFactorFailureText } from '../failure-text.ts'
import { QrCode } from './qr-code.tsx'

const KEY = ['second-factor']

/** Turns the second factor on, with a QR code and its secret, or off. Once it is on, earlier sessions end. */
export function SecondFactor({ email }: { email: string }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: isOn, isPending } = useQuery({ queryKey: KEY, queryFn: hasSecondFactor })
  const [secret, setSecret] = useState<NewSecondFactor>()
  const [confirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showError(changeFailureText(error))
    } finally {
      setBusy(false)
    }
  }
  const turnOn = async (code: string) => {
    try {
      await turnOnSecondFactor(code)
      await endEverySession()
      storeRoute({ route: paths.account })
      showMessage(accountSuccess.secondFactorOn)
      await navigate(paths.signIn, { replace: true })
    } catch (error) {
      showError(secondFactorFailureText(error))
    }
  }
  const turnOff = () =>
    attempt(async () => {
      await turnOffSecondFactor()
      client.setQueryData(KEY, false)
      setConfirming(false)
      showMessage(accountSuccess.secondFactorOff)
    })
  return (
    <Card as="section" aria-labelledby="account-factor" aria-busy={isPending}>
      <h2 id="account-factor">Second factor</h2>
      <p>
        {isOn === true
          ? 'On: a sign-in asks for the password and for the code of your authenticator app.'
          : 'With a second factor a sign-in asks for the password and for a code of an authenticator app on your phone, so that a password alone opens nothing.'}
      </p>
      <p>
        If you lose the app: the secret that you kept, typed into another app, gives the same codes. Without it, write
        to the academy: it turns the second factor off once it knows that it is you. A new password alone does not.
      </p>
      {secret !== undefined && <SetUpSecondFactor given={secret} onCode={turnOn} />}
      {secret === undefined && isOn === false && (
        <Button busy={busy} onClick={() => void attempt(async () => setSecret(await beginSecondFactor(email)))}>
          Set up a second factor
        </Button>
      )}
      {isOn === true && (
        <Button
          variant="secondary"
          onClick={() => {
            setConfirming(true)
          }}
        >
          Turn it off
        </Button>
      )}
      <ConfirmDialog
        open={confirming}
        title="Turn the second factor off?"
        confirmLabel="Turn it off"
        danger
        busy={busy}
        onConfirm={() => void turnOff()}
        onCancel={() => {
          setConfirming(false)
        }}
      >
        <p>
          From then on the password alone opens your account. Administrators may need it for what administrators do.
        </p>
      </ConfirmDialog>
    </Card>
  )
}

/** The secret in groups of four characters, as it is read aloud and typed. */
const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ')

/** The QR code and the secret of a new second factor, and the first code of it. */
function SetUpSecondFactor({ given, onCode }: { given: NewSecondFactor; onCode: (code: string) => Promise<void> }) {
  return (
    <div className="second-factor">
      <p>1. Scan this with your authenticator app, or type the secret into it. Keep the secret somewhere safe.</p>
      <QrCode text={given.address} label="QR code for your authenticator app" />
      <p>
        Secret: <code className="second-factor__secret">{grouped(given.secret)}</code>
      </p>
      <CodeForm label="Set up a second factor" action="Turn it on" onCode={onCode}>
        2. Enter the six digits that the app shows. Then sign in again with both.
      </CodeForm>
    </div>
  )
}
