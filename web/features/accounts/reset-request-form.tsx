import { useForm } from 'react-hook-form'
import { accountRefusals, accountSuccess } from '#domain/messages/accounts.ts'
import { checkEmail } from '#domain/users/check-email.ts'
import { sendPasswordReset } from '#web/lib/session/auth.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { useFadingErrors } from '#web/lib/use-fading-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { emailAttributes } from './email-attributes.ts'
import { isUnknownUser, resetFailureText } from './failure-text.ts'

type ResetRequestFormProps = {
  /** What was typed into the sign-in's field. */
  typed: string
  /** `claim`: the code proves the address of an account that was never confirmed. */
  onSent: (email: string, claim: boolean) => void
}

/** Asks for the e-mail with the code (spec 1.5.11, 1.8.6). */
export function ResetRequestForm({ typed, onSent }: ResetRequestFormProps) {
  const form = useForm<{ email: string }>({ defaultValues: { email: typed }, mode: 'onTouched' })
  const { errors, isSubmitting } = form.formState
  useFadingErrors(form, ['email'])
  const submit = form.handleSubmit(async ({ email: given }) => {
    const verdict = checkEmail(given)
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
  })
  return (
    <Form onSubmit={(event) => void submit(event)} aria-label="Forgot Password">
      <p>Enter your e-mail. We send you a code for a new password.</p>
      <TextField
        label="E-mail"
        {...emailAttributes}
        error={errors.email?.message}
        {...form.register('email', { validate: (email) => checkEmail(email).ok || accountRefusals['email-invalid'] })}
      />
      <Button type="submit" busy={isSubmitting} wide>
        Send
      </Button>
    </Form>
  )
}
