import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { emailWords } from '#domain/messages/account-page.ts'
import { accountSuccess } from '#domain/messages/accounts.ts'
import { checkEmail } from '#domain/users/check-email.ts'
import { ConfirmEmailChangeDocument, RequestEmailChangeDocument } from '#generated/account-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { renewSession } from '#web/lib/session/renew-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { emailRule } from '../account-rules.ts'
import { CodeForm } from '../code-form.tsx'
import { emailAttributes } from '../email-attributes.ts'
import { useAccountForm } from '../use-account-form.ts'
import { myProfileQuery } from './my-profile-query.ts'
import { failureText } from './account-failure-text.ts'
import { PasswordDialog } from './password-dialog.tsx'

/** Steps of an e-mail change. */
type Step = { name: 'shown' } | { name: 'typing' } | { name: 'proving' | 'code'; email: string }

/** The account's e-mail, which can be changed with the password and a code sent to the new address (decision 0123). */
export function EmailSection({ email }: { email: string }) {
  const client = useQueryClient()
  const [step, setStep] = useState<Step>({ name: 'shown' })
  const confirm = async (code: string) => {
    try {
      await mutate(ConfirmEmailChangeDocument, { code })
    } catch (error) {
      return failureText(error)
    }
    setStep({ name: 'shown' })
    showMessage(accountSuccess.emailChanged)
    // The session's e-mail is in its tokens.
    await Promise.all([renewSession(), client.invalidateQueries({ queryKey: myProfileQuery.queryKey })])
    return undefined
  }
  const cancel = (
    <Button variant="quiet" onClick={() => setStep({ name: 'shown' })}>
      {emailWords.cancel}
    </Button>
  )
  return (
    <div className="own-email grid gap-3 justify-items-start">
      <p>
        Email: <strong>{email}</strong>
      </p>
      {step.name === 'shown' && (
        <Button variant="secondary" onClick={() => setStep({ name: 'typing' })}>
          {emailWords.change}
        </Button>
      )}
      {(step.name === 'typing' || step.name === 'proving') && (
        <>
          <NewEmail current={email} onTyped={(typed) => setStep({ name: 'proving', email: typed })} />
          {cancel}
        </>
      )}
      {step.name === 'proving' && (
        <PasswordDialog
          email={email}
          title={emailWords.prove}
          action={emailWords.send}
          onConfirmed={async () => {
            await mutate(RequestEmailChangeDocument, { email: step.email })
            showMessage(accountSuccess.emailCodeSent)
            setStep({ name: 'code', email: step.email })
          }}
          onClose={() => setStep({ name: 'typing' })}
        >
          <p>We’ll send a code to {step.email}.</p>
        </PasswordDialog>
      )}
      {step.name === 'code' && (
        <>
          <CodeForm label={emailWords.change} action={emailWords.confirm} onCode={confirm}>
            {emailWords.code(step.email)}
          </CodeForm>
          {cancel}
        </>
      )}
    </div>
  )
}

function NewEmail({ current, onTyped }: { current: string; onTyped: (email: string) => void }) {
  const rule = (email: string) =>
    email.trim().toLowerCase() === current.toLowerCase() ? emailWords.same : emailRule(email)
  const form = useAccountForm<{ email: string }>({ defaultValues: { email: '' } }, { email: rule })
  const next = ({ email }: { email: string }) => {
    const verdict = checkEmail(email)
    if (verdict.ok) onTyped(verdict.email)
  }
  return (
    <Form form={form} onSubmit={next} aria-label={emailWords.change}>
      <TextField name="email" label={emailWords.label} {...emailAttributes} />
      <SubmitButton>{emailWords.next}</SubmitButton>
    </Form>
  )
}
