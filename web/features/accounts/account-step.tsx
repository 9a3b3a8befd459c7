import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { accountRefusals } from '#domain/messages/accounts.ts'
import { checkEmail } from '#domain/users/check-email.ts'
import { useFadingErrors } from '#web/lib/use-fading-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { emailAttributes } from './email-attributes.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { passwordRule, repetitionRule } from './password-rules.ts'
import { StepHeading } from './step-heading.tsx'

export type AccountInfo = { email: string; password: string }
type AccountFields = AccountInfo & { repeated: string }

type AccountStepProps = {
  email: string
  /** Receives what is typed, so that it is still there after a step back. */
  onEmail: (email: string) => void
  onBack: () => void
  /** Resolves to what is wrong with the e-mail, if anything is. */
  onCreate: (account: AccountInfo) => Promise<string | undefined>
}

/** Step 2: e-mail and password (spec 1.4.23, 1.5.8 to 1.5.10). */
export function AccountStep({ email: given, onEmail, onBack, onCreate }: AccountStepProps) {
  const form = useForm<AccountFields>({
    defaultValues: { email: given, password: '', repeated: '' },
    mode: 'onTouched',
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // A button that was disabled has lost the focus; after a canceled puzzle nothing else has it.
    if (!isSubmitting && submitCount > 0 && document.activeElement === document.body) button.current?.focus()
  }, [isSubmitting, submitCount])
  useFadingErrors(form, ['email', 'password', 'repeated'])
  const submit = form.handleSubmit(async () => {
    // As they are now: while the list of common passwords was loading, somebody may have typed on.
    const { email, password } = form.getValues()
    const verdict = checkEmail(email)
    if (!verdict.ok) return
    const refused = await onCreate({ email: verdict.email, password })
    if (refused === undefined) return
    form.setError('email', { message: refused })
    form.setFocus('email', { shouldSelect: true })
  })
  return (
    <Form onSubmit={(event) => void submit(event)} aria-label="Account info">
      <StepHeading arrived>Step 2 of 2: account info</StepHeading>
      <TextField
        label="E-mail"
        {...emailAttributes}
        error={errors.email?.message}
        {...form.register('email', {
          validate: (email) => checkEmail(email).ok || accountRefusals['email-invalid'],
          onChange: () => onEmail(form.getValues('email')),
        })}
      />
      <NewPasswordFields
        label="Password"
        password={form.register('password', { validate: passwordRule })}
        repeated={form.register('repeated', {
          validate: (repeated, { password }) => repetitionRule(repeated, password),
        })}
        errors={errors}
      />
      <Button
        ref={button}
        type="submit"
        wide
        busy={isSubmitting}
        onClick={(event) => {
          // The second click of a double click on Next, which stood here.
          if (event.detail > 1) event.preventDefault()
        }}
      >
        Sign Up
      </Button>
      <Button variant="secondary" wide onClick={onBack} disabled={isSubmitting}>
        Back
      </Button>
    </Form>
  )
}
