import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { deletionWords } from '#domain/messages/account-page.ts'
import { DeleteAccountDocument } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { mutate } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { confirmSecondFactor, SecondFactorDue } from '#web/lib/session/auth.ts'
import { confirmPassword, forgetSession } from '#web/lib/session/own-account.ts'
import { useFadingErrors } from '#web/lib/use-fading-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { AccountOfForm } from '../../account-of-form.tsx'
import { CodeForm } from '../../code-form.tsx'
import { changeFailureText, secondFactorFailureText } from '../../failure-text.ts'
import { failureText } from '../own-failure.ts'

type Asked = 'password' | 'code'

/** Signs in once more, with the second factor where it is on, and deletes the account. */
export function DeletionDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const navigate = useNavigate()
  const [step, setStep] = useState<Asked>('password')
  const [busy, setBusy] = useState(false)
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } })
  const { errors } = form.formState
  useFadingErrors(form, ['password'])

  /** Signs in by `prove`, then deletes; while it works the dialog cannot be closed. */
  const go = async (prove: () => Promise<unknown>, wordsOf: (error: unknown) => string) => {
    setBusy(true)
    try {
      await prove()
      await mutate(DeleteAccountDocument, { email })
      await forgetSession()
      showMessage(deletionWords.done)
      await navigate(paths.home, { replace: true })
    } catch (error) {
      setBusy(false)
      if (error instanceof SecondFactorDue) setStep('code')
      else showError(error instanceof AppError ? failureText(error) : wordsOf(error))
    }
  }
  const submit = form.handleSubmit(({ password }) => go(() => confirmPassword(email, password), changeFailureText))
  return (
    <Dialog open startInField locked={busy} title={deletionWords.dialog} onClose={onClose}>
      <ul>
        <li>{deletionWords.goes}</li>
        <li>{deletionWords.lost}</li>
        <li>{deletionWords.stays}</li>
      </ul>
      {step === 'code' ? (
        <CodeForm
          label={deletionWords.dialog}
          action={deletionWords.open}
          onCode={(code) => go(() => confirmSecondFactor(code), secondFactorFailureText)}
        >
          {deletionWords.code}
        </CodeForm>
      ) : (
        <Form onSubmit={(event) => void submit(event)} aria-label={deletionWords.dialog}>
          <p>{deletionWords.password}</p>
          <AccountOfForm email={email} />
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            required
            error={errors.password?.message}
            {...form.register('password', { required: 'Enter your password' })}
          />
          <Button type="submit" variant="danger" busy={busy} wide>
            {deletionWords.open}
          </Button>
        </Form>
      )}
    </Dialog>
  )
}
