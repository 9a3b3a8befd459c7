import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AppError } from '#web/lib/api/app-error.ts'
import { showError } from '#web/lib/message-store.ts'
import { confirmSecondFactor, SecondFactorDue } from '#web/lib/session/auth.ts'
import { confirmPassword } from '#web/lib/session/account-security.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { AccountOfForm } from '../account-of-form.tsx'
import { CodeForm } from '../code-form.tsx'
import { changeFailureText, isWrongPassword, secondFactorFailureText } from '../failure-text.ts'
import { useAccountForm } from '../use-account-form.ts'
import { failureText } from './account-failure-text.ts'

type PasswordDialogProps = {
  email: string
  title: string
  action: string
  danger?: boolean
  children: ReactNode
  /**
   * How to verify the password. By default, signs in again, with the second factor if it is on. Override it when the
   * session needs no fresh sign-in.
   */
  prove?: (password: string) => Promise<void>
  /** Called once the password is verified. Errors that it throws are shown here. */
  onConfirmed: () => Promise<void>
  onClose: () => void
}

/**
 * Asks for the account's password before an action that an open session alone must not do. Can't be closed while busy.
 */
export function PasswordDialog(props: PasswordDialogProps) {
  const { email, title, action, danger = false, children, onConfirmed, onClose } = props
  const { prove: confirm = (password: string) => confirmPassword(email, password) } = props
  const [step, setStep] = useState<'password' | 'code'>('password')
  const { isPending: busy, mutateAsync } = useMutation({
    networkMode: 'always',
    mutationFn: async (by: () => Promise<unknown>) => {
      await by()
      await onConfirmed()
    },
  })
  const form = useAccountForm<{ password: string }>(
    { defaultValues: { password: '' }, mode: 'onSubmit' },
    { password: (password) => password !== '' || 'Enter your password' },
  )

  /** Resolves to the field's error: why the input was rejected. */
  const go = async (by: () => Promise<unknown>, refusalOf: (error: unknown) => string | undefined) => {
    try {
      await mutateAsync(by)
    } catch (error) {
      if (error instanceof SecondFactorDue) setStep('code')
      else {
        const refusal = refusalOf(error)
        if (refusal === undefined) showError(error instanceof AppError ? failureText(error) : changeFailureText(error))
        return refusal
      }
    }
    return undefined
  }
  const send = async ({ password }: { password: string }) => {
    const message = await go(
      () => confirm(password),
      (error) => (isWrongPassword(error) ? changeFailureText(error) : undefined),
    )
    if (message !== undefined) form.setError('password', { message })
    form.setFocus('password', { shouldSelect: true })
  }
  return (
    <Dialog
      open
      startInField
      locked={busy}
      title={title}
      onClose={onClose}
      actions={
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {children}
      {step === 'code' ? (
        <CodeForm
          label={title}
          action={action}
          onCode={(code) =>
            go(
              () => confirmSecondFactor(code),
              (error) => (error instanceof AppError ? undefined : secondFactorFailureText(error)),
            )
          }
        >
          Enter the six digits that your authenticator app shows.
        </CodeForm>
      ) : (
        <Form form={form} onSubmit={send} aria-label={title}>
          <AccountOfForm email={email} />
          <PasswordField name="password" label="Your password" autoComplete="current-password" required />
          <SubmitButton variant={danger ? 'danger' : 'primary'} busy={busy} wide>
            {action}
          </SubmitButton>
        </Form>
      )}
    </Dialog>
  )
}
