import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useState, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { twoStepWords } from '#domain/messages/account-page.ts'
import { accountSuccess } from '#domain/messages/accounts.ts'
import { CreateRecoveryCodesDocument, RecoveryCodesLeftDocument } from '#generated/account-operations.ts'
import { paths } from '#web/app/paths.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { showMessage } from '#web/lib/message-store.ts'
import {
  beginSecondFactor,
  checkPassword,
  endEverySession,
  hasSecondFactor,
  type NewSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '#web/lib/session/account-security.ts'
import { storeRoute } from '#web/lib/session/stored-route.ts'
import { Button } from '#web/ui/button.tsx'
import { FocusOnMount } from '#web/ui/layout/focus-on-mount.tsx'
import { CodeForm } from '../code-form.tsx'
import { secondFactorFailureText } from '../failure-text.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { AccountPart } from './account-part.tsx'

/** White margin around the QR code in modules. Scanners need four. */
const MARGIN = 4

type Drawn = { size: number; path: string }

async function draw(text: string): Promise<Drawn> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { border: MARGIN })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}

/** Renders text as a QR code, dark on light in both color schemes, as scanners require. */
function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn>()
  useEffect(() => {
    let stays = true
    draw(text).then(
      (code) => {
        if (stays) setDrawn(code)
      },
      () => undefined,
    )
    return () => {
      stays = false
    }
  }, [text])
  if (drawn === undefined) return null
  return (
    <svg
      className="w-[min(100%,15rem)] h-auto rounded-large"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={drawn.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

const KEY = ['second-factor']
const CODES_KEY = ['recovery-codes-left']

/** The action that follows once the password is verified. */
type Confirming = 'on' | 'off' | 'codes'

/** Set-up with a secret and recovery codes, or new codes only. Both are shown only once. */
type Step = { codes: readonly string[]; secret?: NewSecondFactor }

/**
 * Turns the second factor on, with recovery codes, a QR code, and its secret, or off. Both require the password and end
 * every session.
 */
export function SecondFactor({ email }: { email: string }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: isOn, isPending } = useQuery({ queryKey: KEY, queryFn: hasSecondFactor })
  const [step, setStep] = useState<Step>()
  const [confirming, setConfirming] = useState<Confirming>()
  const leave = async (message: string) => {
    await endEverySession('secondFactor')
    storeRoute({ route: paths.account })
    showMessage(message)
    await navigate(paths.signIn, { replace: true })
  }
  const newCodes = async () => (await mutate(CreateRecoveryCodesDocument, {})).createRecoveryCodes
  const turnOn = async (code: string) => {
    try {
      await turnOnSecondFactor(code)
      await leave(accountSuccess.secondFactorOn)
    } catch (error) {
      return secondFactorFailureText(error)
    }
    return undefined
  }
  const close = () => setConfirming(undefined)
  return (
    <AccountPart id="account-factor" title={twoStepWords.title} busy={isPending}>
      {step === undefined && <p>{isOn === true ? twoStepWords.on : twoStepWords.off}</p>}
      {step && (
        <FocusOnMount>
          <div className="grid gap-3">
            <RecoveryCodes codes={step.codes} />
            {step.secret ? (
              <SetUpSecondFactor factor={step.secret} onCode={turnOn} />
            ) : (
              <Button
                onClick={() => {
                  void client.invalidateQueries({ queryKey: CODES_KEY })
                  setStep(undefined)
                }}
              >
                {twoStepWords.saved}
              </Button>
            )}
          </div>
        </FocusOnMount>
      )}
      {step === undefined && isOn !== undefined && <Choices isOn={isOn} onChoose={setConfirming} />}
      {confirming === 'on' && (
        <PasswordDialog
          email={email}
          title={twoStepWords.setUp}
          action="Continue"
          onConfirmed={async () => {
            // Create the codes first, while the password is fresh.
            const codes = await newCodes()
            setStep({ codes, secret: await beginSecondFactor(email) })
            close()
          }}
          onClose={close}
        >
          <p>{twoStepWords.setUpLead}</p>
        </PasswordDialog>
      )}
      {confirming === 'codes' && (
        <PasswordDialog
          email={email}
          title={twoStepWords.newCodes}
          action="Continue"
          onConfirmed={async () => {
            setStep({ codes: await newCodes() })
            close()
          }}
          onClose={close}
        >
          <p>{twoStepWords.newCodesLead}</p>
        </PasswordDialog>
      )}
      {confirming === 'off' && (
        <PasswordDialog
          danger
          email={email}
          title={twoStepWords.turnOffTitle}
          action={twoStepWords.turnOff}
          prove={checkPassword}
          onConfirmed={async () => {
            await turnOffSecondFactor()
            await leave(accountSuccess.secondFactorOff)
          }}
          onClose={close}
        >
          <p>{twoStepWords.turnOffLead}</p>
        </PasswordDialog>
      )}
    </AccountPart>
  )
}

function Choices({ isOn, onChoose }: { isOn: boolean; onChoose: (what: Confirming) => void }) {
  const { data } = useQuery({
    queryKey: CODES_KEY,
    queryFn: () => query(RecoveryCodesLeftDocument, {}),
    enabled: isOn,
  })
  const choose = (what: Confirming) => () => onChoose(what)
  if (!isOn)
    return (
      <Button variant="secondary" onClick={choose('on')}>
        {twoStepWords.setUp}
      </Button>
    )
  return (
    <>
      {data && <p>{twoStepWords.codesLeft(data.recoveryCodesLeft)}</p>}
      <Button variant="secondary" onClick={choose('codes')}>
        {twoStepWords.newCodes}
      </Button>
      <Button variant="secondary" onClick={choose('off')}>
        {twoStepWords.turnOff}
      </Button>
    </>
  )
}

/** Formats the secret in groups of four characters, for reading aloud and typing. */
const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ')

/** The QR code and secret of a new second factor, and a field for its first code. */
function SetUpSecondFactor({
  factor,
  onCode,
}: {
  factor: NewSecondFactor
  onCode: ComponentProps<typeof CodeForm>['onCode']
}) {
  return (
    <div className="grid gap-3">
      <h4>{twoStepWords.appTitle}</h4>
      <p>Scan this with your authenticator app, or enter the setup key.</p>
      <QrCode text={factor.address} label="QR code for your authenticator app" />
      <p>
        Setup key: <code className="second-factor__secret wrap-anywhere">{grouped(factor.secret)}</code>
      </p>
      <CodeForm label={twoStepWords.setUp} action="Turn on" onCode={onCode}>
        Enter the 6-digit code that the app shows.
      </CodeForm>
    </div>
  )
}
