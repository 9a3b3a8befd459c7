import { type ReactNode, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { accountSuccess } from '#domain/messages/accounts.ts'
import { invitedWords } from '#domain/messages/invitation-pages.ts'
import { paths } from '#web/app/paths.ts'
import { confirmSignUp } from '#web/lib/session/auth.ts'
import { fieldOf } from '#web/lib/json.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { showError } from '#web/lib/message-store.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { AccountStep, type AccountInfo } from './account-step.tsx'
import { AccountSidebar } from './account-aside.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { codeFailureText, signUpFailureText, usedEmailText } from './failure-text.ts'
import { signInAndNavigate } from './sign-in-and-navigate.ts'
import { invitedBy } from './invited.ts'
import { GeneralStep, isGeneralInfo } from './general-step.tsx'
import { signUpPastCaptcha } from './captcha/sign-up-past-captcha.ts'
import '#web/ui/screens.css'

/** What the first step asked, kept for Back and a reload until the account exists. */
const entered = storedValue(() => window.sessionStorage, 'academy.sign-up', isGeneralInfo)

/**
 * Sign-up in two steps, after which the user is signed in (spec 1.2.10, 1.4.23). An invitation fills in names and
 * e-mail. Each step is an entry of the history.
 */
export function SignUpPage() {
  const navigate = useNavigate()
  const location = useLocation()
  const [invited] = useState(() => invitedBy(location))
  const person = typeof invited === 'object' ? invited : undefined
  const [general, setGeneral] = useState(() => entered.read())
  const [isConfirming, setConfirming] = useState(false)
  const first = general === undefined || fieldOf(location.state, 'step') !== 'account'
  const step = first ? 'general' : isConfirming ? 'confirm' : 'account'
  const [account, setAccount] = useState<AccountInfo & { next: 'done' | 'confirm' }>()
  const [email, setEmail] = useState(person?.email ?? '')
  /** The CAPTCHA dialog, if the sign-up requires it. */
  const [puzzle, setPuzzle] = useState<ReactNode>()

  const navigateIn = (values: AccountInfo) => {
    entered.write(undefined)
    return signInAndNavigate(navigate, values, accountSuccess.signedUp)
  }
  /** Resolves to the error of the e-mail field, if it prevented the sign-up. */
  const create = async (values: AccountInfo): Promise<string | undefined> => {
    if (general === undefined) return undefined
    try {
      const { firstName, lastName, e164 } = general
      // If the account was just created, before the network failed or the user went back, don't create it again.
      const isCreated = account?.email === values.email
      const next = isCreated
        ? account.next
        : await signUpPastCaptcha({ ...values, firstName, lastName, phone: e164 }, setPuzzle)
      if (next === 'canceled') return undefined
      setAccount({ ...values, next })
      if (next === 'confirm') setConfirming(true)
      else await navigateIn(values)
      return undefined
    } catch (error) {
      const refusal = usedEmailText(error)
      if (refusal === undefined) showError(signUpFailureText(error))
      return refusal
    }
  }
  const confirm = async (code: string): Promise<string | undefined> => {
    if (account === undefined) return undefined
    try {
      await confirmSignUp(account.email, code)
      await navigateIn(account)
    } catch (error) {
      const refusal = codeFailureText(error)
      if (refusal === undefined) showError(signUpFailureText(error))
      return refusal
    }
    return undefined
  }
  return (
    <Page title="Sign Up" width="form" aside={<AccountSidebar />}>
      {invited !== undefined && (
        <Notice tone="info">{person === undefined ? invitedWords.over : invitedWords.open}</Notice>
      )}
      <Card>
        {step === 'general' && (
          <GeneralStep
            initial={general}
            invited={person}
            onNext={async (info) => {
              setPuzzle(undefined)
              setConfirming(false)
              entered.write(info)
              setGeneral(info)
              await navigate(location, { replace: true, state: { step: 'general' } })
              await navigate(location, { state: { step: 'account' } })
            }}
          />
        )}
        {step === 'account' && (
          <AccountStep email={email} onEmail={setEmail} onBack={() => void navigate(-1)} onCreate={create} />
        )}
        {!first && puzzle}
        {step === 'confirm' && <ConfirmStep onConfirm={confirm} />}
      </Card>
      <p>
        Already have an account?{' '}
        <Link className="inline-flex items-center w-fit min-h-target" to={paths.signIn}>
          Sign In
        </Link>
      </p>
    </Page>
  )
}
