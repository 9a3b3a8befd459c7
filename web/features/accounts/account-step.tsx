import { useEffect, useRef } from 'react'
import { checkEmail } from '#domain/users/check-email.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { emailAttributes } from './email-attributes.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { emailRule, newPasswordRules } from './account-rules.ts'
import { StepHeading } from './step-heading.tsx'
import { useAccountForm } from './use-account-form.ts'

export type AccountInfo = { email: string; password: string }
type AccountFields = AccountInfo & { repeated: string }

type AccountStepProps = {
  email: string
  /** Receives the e-mail as it is typed, so that it survives a step back. */
  onEmail: (email: string) => void
  onBack: () => void
  /** Resolves to the error of the e-mail field, if any. */
  onCreate: (account: AccountInfo) => Promise<string | undefined>
}

/** Step 2: e-mail and password (spec 1.4.23, 1.5.8 to 1.5.10). */
export function AccountStep({ email: initialEmail, onEmail, onBack, onCreate }: AccountStepProps) {
  const form = useAccountForm<AccountFields>(
    { defaultValues: { email: initialEmail, password: '', repeated: '' } },
    { email: emailRule, ...newPasswordRules },
  )
  const { isSubmitting, submitCount } = form.formState
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Disabling the button removed its focus. Restore it if nothing else has focus, such as after a canceled puzzle.
    if (!isSubmitting && submitCount > 0 && document.activeElement === document.body) button.current?.focus()
  }, [isSubmitting, submitCount])
  const create = async ({ email, password }: AccountFields) => {
    const verdict = checkEmail(email)
    if (!verdict.ok) return
    const refused = await onCreate({ email: verdict.email, password })
    if (refused === undefined) return
    form.setError('email', { message: refused })
    form.setFocus('email', { shouldSelect: true })
  }
  return (
    <Form form={form} onSubmit={create} aria-label="Account info">
      <StepHeading arrived>Step 2 of 2: account info</StepHeading>
      <TextField name="email" label="Email" {...emailAttributes} onChange={({ target }) => onEmail(target.value)} />
      <NewPasswordFields label="Password" />
      <SubmitButton
        ref={button}
        wide
        busy={isSubmitting}
        onClick={(event) => {
          // Ignores the second click of a double click on Next, which was in this position.
          if (event.detail > 1) event.preventDefault()
        }}
      >
        Sign Up
      </SubmitButton>
      <Button variant="secondary" wide onClick={onBack} disabled={isSubmitting}>
        Back
      </Button>
    </Form>
  )
}
