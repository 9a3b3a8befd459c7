import type { NewSecondFactor } from '#web/lib/session/own-account.ts'
import { CodeForm } from '../code-form.tsx'
import { QrCode } from './qr-code.tsx'

/** The secret in groups of four letters, as it is read aloud and typed. */
const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ')

/** The QR code and the secret of a new second factor, and the first code of it. */
export function SetUpSecondFactor({
  given,
  onCode,
}: {
  given: NewSecondFactor
  onCode: (code: string) => Promise<void>
}) {
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
