import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { accountSuccess } from '#domain/messages/accounts.ts'
import { paths } from '#web/app/paths.ts'
import { storeRoute } from '#web/lib/session/stored-route.ts'
import { showError } from '#web/lib/message-store.ts'
import { changePassword, endEverySession } from '#web/lib/session/own-account.ts'
import { useFadingErrors } from '#web/lib/use-fading-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { AccountOfForm } from '../account-of-form.tsx'
import { changeFailureText } from '../failure-text.ts'
import { signInAndNavigate } from '../sign-in-and-navigate.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { passwordRule, repetitionRule } from '../password-rules.ts'

type Change = { before: string; password: string; repeated: string }

/** Changes the password, which ends every session, and signs in again with the new one. */
export function ChangePassword({ email }: { email: string }) {
  const navigate = useNavigate()
  const form = useForm<Change>({ defaultValues: { before: '', password: '', repeated: '' }, mode: 'onTouched' })
  const { errors, isSubmitting } = form.formState
  useFadingErrors(form, ['before', 'password', 'repeated'])
  const submit = form.handleSubmit(async ({ before, password }) => {
    try {
      await changePassword(before, password)
    } catch (error) {
      showError(changeFailureText(error))
      form.setFocus('before', { shouldSelect: true })
      return
    }
    try {
      await endEverySession()
      storeRoute({ route: paths.account })
      await signInAndNavigate(navigate, { email, password }, accountSuccess.passwordChanged)
    } catch (error) {
      // The new password holds; what failed came after it.
      showError(changeFailureText(error))
      await navigate(paths.signIn, { replace: true })
    }
  })
  return (
    <Card as="section" aria-labelledby="account-password">
      <h2 id="account-password">Password</h2>
      <p>A new password ends every other session of yours, on every device.</p>
      <Form onSubmit={(event) => void submit(event)} aria-label="Change password">
        <AccountOfForm email={email} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          error={errors.before?.message}
          {...form.register('before', { required: 'Enter your current password' })}
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
          Change the password
        </Button>
      </Form>
    </Card>
  )
}
