import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { twoStepWords } from '#domain/messages/account-page.ts'
import { accountFailures, accountRefusals, accountSuccess, signInWords } from '#domain/messages/accounts.ts'
import { checkEmail } from '#domain/users/check-email.ts'
import { paths } from '#web/app/paths.ts'
import { confirmSignUp, PasswordResetDue, UnconfirmedAccount } from '#web/lib/session/auth.ts'
import { signedOutElsewhere } from '#web/lib/session/session-store.ts'
import { storeRoute } from '#web/lib/session/stored-route.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { AccountSidebar } from './account-aside.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { emailAttributes } from './email-attributes.ts'
import {
  codeFailureText,
  isCodeFailure,
  isTriggerRefusal,
  secondFactorFailureText,
  signInFailure,
} from './failure-text.ts'
import { rememberedEmail } from './remembered-email.ts'
import { NEEDS_CODE, signInAndNavigate } from './sign-in-and-navigate.ts'
import { CodeForm } from './code-form.tsx'
import { confirmCodeForRoute } from './sign-in-for-route.ts'
import { useAccountForm } from './use-account-form.ts'
import { isObject } from '#web/lib/json.ts'
import '#web/ui/screens.css'

type SignIn = { email: string; password: string; recoveryCode?: string }

function checkSignInEmail(email: string): string | true {
  if (email.trim() === '') return accountRefusals['sign-in-email-empty']
  return checkEmail(email).ok || accountRefusals['sign-in-email-invalid']
}

const signInRules = {
  email: checkSignInEmail,
  password: (password: string) => password !== '' || accountRefusals['sign-in-password-empty'],
  recoveryCode: (code: string) => code !== '' || 'Enter one of your recovery codes',
}

const isCodeRequested = (state: unknown): boolean =>
  isObject(state) && 'asks' in state && state.asks === NEEDS_CODE.asks

/** Sign-in with e-mail and password, and a second-factor code if it is on (spec 1.2.9, 1.5.1 to 1.5.3). */
export function SignInPage() {
  const navigate = useNavigate()
  const needsCode = isCodeRequested(useLocation().state)
  const [remembered, setRemembered] = useState(() => rememberedEmail.read())
  const form = useAccountForm<SignIn>({ defaultValues: { email: remembered ?? '', password: '' } }, signInRules)
  const [wasSignedOut] = useState(() => signedOutElsewhere.read())
  useEffect(() => signedOutElsewhere.write(undefined), [])
  const typed = useWatch({ control: form.control, name: 'email' })
  const [unconfirmed, setUnconfirmed] = useState<SignIn>()
  const [isRecovering, setRecovering] = useState(false)
  const forget = () => {
    rememberedEmail.write(undefined)
    setRemembered(undefined)
    form.setValue('email', '')
    form.setFocus('email')
  }
  const submit = (credentials: SignIn) =>
    signInAndNavigate(
      navigate,
      credentials,
      credentials.recoveryCode ? accountSuccess.recovered : accountSuccess.signedIn,
    )
  const confirm = async (credentials: SignIn, code: string) => {
    try {
      await confirmSignUp(credentials.email, code)
      await submit(credentials)
    } catch (error) {
      const refusal = codeFailureText(error)
      if (refusal === undefined) showError(signInFailure(error).message)
      return refusal
    }
    return undefined
  }
  const signIn = async ({ email, password, recoveryCode = '' }: SignIn) => {
    const credentials = { email: email.trim().toLowerCase(), password, ...(isRecovering && { recoveryCode }) }
    if (isRecovering) storeRoute({ route: paths.account })
    try {
      await submit(credentials)
      rememberedEmail.write(credentials.email)
    } catch (error) {
      if (error instanceof UnconfirmedAccount) {
        setUnconfirmed(credentials)
        return
      }
      if (error instanceof PasswordResetDue) {
        showError(accountFailures['password-reset-due'])
        await navigate(paths.reset, { state: { typed: credentials.email } })
        return
      }
      if (isRecovering && isTriggerRefusal(error)) {
        form.setError('recoveryCode', { message: accountFailures['recovery-code-wrong'] })
        form.setFocus('recoveryCode', { shouldSelect: true })
        return
      }
      const { name, message } = signInFailure(error)
      if (name === undefined) showError(message)
      else form.setError(name, { message })
      form.setFocus(name ?? 'password', { shouldSelect: true })
    }
  }
  if (needsCode && !isRecovering) {
    return (
      <Page title="Sign In" width="form" aside={<AccountSidebar />}>
        <Card>
          <SecondFactorStep />
          <Button variant="quiet" onClick={() => setRecovering(true)}>
            Use a recovery code
          </Button>
        </Card>
      </Page>
    )
  }
  if (unconfirmed !== undefined) {
    return (
      <Page title="Sign In" width="form" aside={<AccountSidebar />}>
        <Card>
          <ConfirmStep onConfirm={(code) => confirm(unconfirmed, code)} />
        </Card>
      </Page>
    )
  }
  return (
    <Page title="Sign In" width="form" aside={<AccountSidebar />}>
      {wasSignedOut && <Notice tone="info">{signInWords.signedOut}</Notice>}
      <Card>
        <Form
          form={form}
          onSubmit={signIn}
          onInvalid={({ email }) => {
            if (email !== undefined) form.setError('email', { message: accountRefusals['sign-in-email-submit'] })
          }}
          aria-label="Sign In"
        >
          <TextField name="email" label="Email" {...emailAttributes} />
          {remembered !== undefined && (
            <Row>
              <Button variant="quiet" onClick={forget}>
                {signInWords.notYou}
              </Button>
            </Row>
          )}
          <PasswordField name="password" label="Password" autoComplete="current-password" required />
          {isRecovering && (
            <TextField
              name="recoveryCode"
              label="Recovery code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              hint="This turns off two-step verification so you can set it up again"
            />
          )}
          <SubmitButton busy={form.formState.isSubmitting} wide>
            Sign In
          </SubmitButton>
        </Form>
        <Link className="inline-flex items-center w-fit min-h-target" to={paths.reset} state={{ typed }}>
          Forgot Password
        </Link>
      </Card>
      <p>
        New here?{' '}
        <Link className="inline-flex items-center w-fit min-h-target" to={paths.signUp}>
          Sign Up
        </Link>
      </p>
    </Page>
  )
}

/** The second step of a sign-in: the app's code (decision 0044). A code that comes too late returns to the password. */
function SecondFactorStep() {
  const navigate = useNavigate()
  const give = async (code: string) => {
    try {
      const route = await confirmCodeForRoute(code)
      showMessage(accountSuccess.signedIn)
      await navigate(route, { replace: true })
    } catch (error) {
      const words = secondFactorFailureText(error)
      if (isCodeFailure(error)) return words
      showError(words)
      await navigate(paths.signIn, { replace: true })
    }
    return undefined
  }
  return (
    <CodeForm label={twoStepWords.title} action="Sign In" onCode={give}>
      Enter the six digits that your authenticator app shows now.
    </CodeForm>
  )
}
