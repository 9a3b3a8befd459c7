import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountSuccess } from '#domain/messages/accounts.ts'
import { paths } from '#web/app/paths.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import {
  beginSecondFactor,
  checkPassword,
  endEverySession,
  hasSecondFactor,
  type NewSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '#web/lib/session/own-account.ts'
import { storeRoute } from '#web/lib/session/stored-route.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CodeForm } from '../code-form.tsx'
import { secondFactorFailureText } from '../failure-text.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { QrCode } from './qr-code.tsx'

const KEY = ['second-factor']

/** Turns the second factor on, with a QR code and its secret, or off: either asks for the password, and ends every session. */
export function SecondFactor({ email }: { email: string }) {
  const navigate = useNavigate()
  const { data: isOn, isPending } = useQuery({ queryKey: KEY, queryFn: hasSecondFactor })
  const [secret, setSecret] = useState<NewSecondFactor>()
  const [confirming, setConfirming] = useState<'on' | 'off'>()
  const leave = async (message: string) => {
    await endEverySession('secondFactor')
    storeRoute({ route: paths.account })
    showMessage(message)
    await navigate(paths.signIn, { replace: true })
  }
  const turnOn = async (code: string) => {
    try {
      await turnOnSecondFactor(code)
      await leave(accountSuccess.secondFactorOn)
    } catch (error) {
      showError(secondFactorFailureText(error))
    }
  }
  const close = () => {
    setConfirming(undefined)
  }
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
        <Button
          onClick={() => {
            setConfirming('on')
          }}
        >
          Set up a second factor
        </Button>
      )}
      {isOn === true && (
        <Button
          variant="secondary"
          onClick={() => {
            setConfirming('off')
          }}
        >
          Turn it off
        </Button>
      )}
      {confirming === 'on' && (
        <PasswordDialog
          email={email}
          title="Set up a second factor"
          action="Continue"
          onProven={async () => {
            setSecret(await beginSecondFactor(email))
            close()
          }}
          onClose={close}
        >
          <p>Once it’s on, you’re signed out on every device, and sign in with your password and a code.</p>
        </PasswordDialog>
      )}
      {confirming === 'off' && (
        <PasswordDialog
          danger
          email={email}
          title="Turn the second factor off?"
          action="Turn it off"
          prove={checkPassword}
          onProven={async () => {
            await turnOffSecondFactor()
            await leave(accountSuccess.secondFactorOff)
          }}
          onClose={close}
        >
          <p>
            From then on your password alone opens your account, and administrators may need a second factor for their
            work. You’re signed out on every device.
          </p>
        </PasswordDialog>
      )}
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
