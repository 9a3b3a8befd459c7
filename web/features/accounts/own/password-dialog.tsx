import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showError } from '#web/lib/message-store.ts'
import { checkPassword } from '#web/lib/session/own-account.ts'
import { useFadingErrors } from '#web/lib/use-fading-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { AccountOfForm } from '../account-of-form.tsx'
import { changeFailureText } from '../failure-text.ts'

type PasswordDialogProps = {
  email: string
  title: string
  action: string
  danger?: boolean
  children: ReactNode
  /** What is done once the password is right; what it throws is said here. */
  onProven: () => Promise<void>
  onClose: () => void
}

/** Asks for the account's password before a change of how it is protected: an open session alone changes nothing of it. */
export function PasswordDialog({
  email,
  title,
  action,
  danger = false,
  children,
  onProven,
  onClose,
}: PasswordDialogProps) {
  const [busy, setBusy] = useState(false)
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } })
  const { errors } = form.formState
  useFadingErrors(form, ['password'])
  const submit = form.handleSubmit(async ({ password }) => {
    setBusy(true)
    try {
      await checkPassword(password)
      await onProven()
    } catch (error) {
      showError(changeFailureText(error))
      form.setFocus('password', { shouldSelect: true })
    } finally {
      setBusy(false)
    }
  })
  return (
    <Dialog open startInField locked={busy} title={title} onClose={onClose}>
      {children}
      <Form onSubmit={(event) => void submit(event)} aria-label={title}>
        <AccountOfForm email={email} />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password', { required: 'Enter your password' })}
        />
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} wide>
          {action}
        </Button>
      </Form>
    </Dialog>
  )
}
