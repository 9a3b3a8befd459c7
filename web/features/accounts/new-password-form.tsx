import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { accountSuccess } from '#domain/messages/accounts.ts'
import { paths } from '#web/app/paths.ts'
import { confirmPasswordReset } from '#web/lib/session/auth.ts'
import { showError } from '#web/lib/message-store.ts'
import { useFadingErrors } from '#web/lib/use-fading-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { AccountOfForm } from './account-of-form.tsx'
import { codeFailureText, signUpFailureText } from './failure-text.ts'
import { signInAndNavigate } from './sign-in-and-navigate.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { codeMissing, passwordRule, repetitionRule } from './password-rules.ts'

type NewPassword = { code: string; password: string; repeated: string }

/** Sets the new password with the code of the e-mail, then signs in with it (decisions 1.2.12). */
export function NewPasswordForm({ email, code }: { email: string; code: string }) {
  const navigate = useNavigate()
  const form = useForm<NewPassword>({ defaultValues: { code, password: '', repeated: '' }, mode: 'onTouched' })
  const { errors, isSubmitting } = form.formState
  useFadingErrors(form, ['code', 'password', 'repeated'])
  const submit = form.handleSubmit(async () => {
    // As they are now: while the list of common passwords was loading, somebody may have typed on.
    const given = form.getValues()
    try {
      await confirmPasswordReset(email, given.code.trim(), given.password)
      await signInAndNavigate(navigate, { email, password: given.password }, accountSuccess.signedIn)
    } catch (error) {
      const message = codeFailureText(error)
      if (message === undefined) showError(signUpFailureText(error))
      else form.setError('code', { message })
      form.setFocus('code', { shouldSelect: true })
    }
  })
  return (
    <Form onSubmit={(event) => void submit(event)} aria-label="Choose a new password">
      <p>
        Enter the code that we sent to <strong>{email}</strong> and choose a new password.
      </p>
      <AccountOfForm email={email} />
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={errors.code?.message}
        {...form.register('code', { required: codeMissing })}
      />
      <NewPasswordFields
        label="New password"
        password={form.register('password', { validate: passwordRule })}
        repeated={form.register('repeated', {
          validate: (repeated, { password }) => repetitionRule(repeated, password),
        })}
        errors={errors}
      />
      <Button type="submit" busy={isSubmitting} wide>
        Save the new password
      </Button>
      <Link className="account-link" to={paths.reset} state={{ typed: email }}>
        Send another code
      </Link>
    </Form>
  )
}
