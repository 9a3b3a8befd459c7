import { useEffect } from 'react'
import { useLocation, useNavigate, Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { accountSuccess } from '#domain/messages/accounts.ts'
import { claimAccount, confirmPasswordReset, sendPasswordReset } from '#web/lib/session/auth.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { CodeForm } from './code-form.tsx'
import { codeFailureText, signUpFailureText, isUnknownUser, resetFailureText } from './failure-text.ts'
import { Form } from '#web/ui/form/form.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { AccountOfForm } from './account-of-form.tsx'
import { signInAndNavigate } from './sign-in-and-navigate.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { codeRule, emailRule, newPasswordRules } from './account-rules.ts'
import { useAccountForm } from './use-account-form.ts'
import { checkEmail } from '#domain/users/check-email.ts'
import { emailAttributes } from './email-attributes.ts'
import { fieldOf } from '#web/lib/json.ts'

type ResetRequestFormProps = {
  /** The e-mail typed on the sign-in page. */
  typed: string
  /** `claim`: the code verifies the e-mail of an account that was never confirmed. */
  onSent: (email: string, claim: boolean) => void
}

/** Requests the e-mail with the code (spec 1.5.11, 1.8.6). */
function ResetRequestForm({ typed, onSent }: ResetRequestFormProps) {
  const form = useAccountForm<{ email: string }>({ defaultValues: { email: typed } }, { email: emailRule })
  const send = async ({ email: address }: { email: string }) => {
    const verdict = checkEmail(address)
    if (!verdict.ok) return
    try {
      const sent = await sendPasswordReset(verdict.email)
      showMessage(accountSuccess.resetSent)
      onSent(verdict.email, sent === 'claim')
    } catch (error) {
      const message = resetFailureText(error)
      if (isUnknownUser(error)) form.setError('email', { message })
      else showError(message)
      form.setFocus('email', { shouldSelect: true })
    }
  }
  return (
    <Form form={form} onSubmit={send} aria-label="Forgot Password">
      <p>Enter your email, and we’ll send you a code to reset your password.</p>
      <TextField name="email" label="Email" {...emailAttributes} />
      <SubmitButton busy={form.formState.isSubmitting} wide>
        Send code
      </SubmitButton>
    </Form>
  )
}

type NewPassword = { code: string; password: string; repeated: string }

/** Sets the new password with the e-mailed code, then signs in with it (decisions 1.2.12). */
function NewPasswordForm({ email, code }: { email: string; code: string }) {
  const navigate = useNavigate()
  const form = useAccountForm<NewPassword>(
    { defaultValues: { code, password: '', repeated: '' } },
    { code: codeRule, ...newPasswordRules },
  )
  const save = async (values: NewPassword) => {
    try {
      await confirmPasswordReset(email, values.code.trim(), values.password)
      await signInAndNavigate(navigate, { email, password: values.password }, accountSuccess.signedIn)
    } catch (error) {
      const message = codeFailureText(error)
      if (message === undefined) showError(signUpFailureText(error))
      else form.setError('code', { message })
      form.setFocus('code', { shouldSelect: true })
    }
  }
  return (
    <Form form={form} onSubmit={save} aria-label="Choose a new password">
      <p>
        Enter the code that we sent to <strong>{email}</strong> and choose a new password.
      </p>
      <AccountOfForm email={email} />
      <TextField name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" required />
      <NewPasswordFields label="New password" />
      <SubmitButton busy={form.formState.isSubmitting} wide>
        Save password
      </SubmitButton>
      <Link className="inline-flex items-center w-fit min-h-target" to={paths.reset} state={{ typed: email }}>
        Resend code
      </Link>
    </Form>
  )
}

/**
 * Both steps of a reset: requesting the e-mail and, with the e-mail and code from its link, setting the new password
 * (spec 1.2.12 with decisions). Removes the code from the URL right away.
 */
export function ResetPage() {
  const navigate = useNavigate()
  const location = useLocation()
  const { email, code = '', typed = '', claim } = paramsOfState(location.state)
  const confirm = async (address: string, typedCode: string) => {
    try {
      await claimAccount(address, typedCode)
      showMessage(accountSuccess.resetSent)
      await navigate(paths.reset, { replace: true, state: { email: address } })
    } catch (error) {
      const refusal = codeFailureText(error)
      if (refusal === undefined) showError(signUpFailureText(error))
      return refusal
    }
    return undefined
  }
  useEffect(() => {
    const state = paramsOfLink(location)
    if (state) void navigate(paths.reset, { replace: true, state })
  }, [location, navigate])
  return (
    <Page title={email === undefined ? 'Forgot Password' : 'New Password'} width="form">
      <Card>
        {email === undefined ? (
          <ResetRequestForm
            typed={typed}
            onSent={(address, isClaim) =>
              void navigate(paths.reset, { state: { email: address, ...(isClaim && { claim: 'yes' }) } })
            }
          />
        ) : claim ? (
          <CodeForm label="Forgot Password" action="Confirm" onCode={(typedCode) => confirm(email, typedCode)}>
            This account was never confirmed. Enter the code that we sent to <strong>{email}</strong> to confirm it’s
            yours. Then you’ll choose a new password.
          </CodeForm>
        ) : (
          <NewPasswordForm key={`${email} ${code}`} email={email} code={code} />
        )}
      </Card>
    </Page>
  )
}

/**
 * Parameters of the page: the account's e-mail and the mailed code, or an e-mail typed on another page. `claim`: the
 * e-mail must be verified first.
 */
type ResetParams = { email?: string; code?: string; typed?: string; claim?: string }

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Parameters in the history state, which doesn't appear in the address bar, on servers, or in logs. */
function paramsOfState(state: unknown): ResetParams {
  const entries = ['email', 'code', 'typed', 'claim'].map((key) => [key, text(fieldOf(state, key))] as const)
  return Object.fromEntries(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))
}

/**
 * Parameters in the fragment of an e-mailed link, or in its query for e-mails sent before version 1.1.0. Undefined
 * without an e-mail.
 */
function paramsOfLink({ hash, search }: { hash: string; search: string }): ResetParams | undefined {
  for (const part of [hash.slice(1), search.slice(1)]) {
    const params = new URLSearchParams(part)
    const email = params.get('email')
    if (email) return { email, code: params.get('code') ?? '' }
  }
  return undefined
}
