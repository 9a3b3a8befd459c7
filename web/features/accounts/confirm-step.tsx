import { Form } from '#web/ui/form/form.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { codeRule } from './account-rules.ts'
import { useAccountForm } from './use-account-form.ts'

/**
 * Asks for the e-mailed code, only where the deployment requires it (decisions 1.4). `onConfirm` resolves to the error,
 * if any.
 */
export function ConfirmStep({ onConfirm }: { onConfirm: (code: string) => Promise<string | undefined> }) {
  const form = useAccountForm<{ code: string }>({ defaultValues: { code: '' }, mode: 'onSubmit' }, { code: codeRule })
  const send = async ({ code }: { code: string }) => {
    const message = await onConfirm(code.trim())
    if (message === undefined) return
    form.setError('code', { message })
    form.setFocus('code', { shouldSelect: true })
  }
  return (
    <Form form={form} onSubmit={send} aria-label="Confirm your email">
      <p>We emailed you a code. Enter it here to finish.</p>
      <TextField name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" required />
      <SubmitButton busy={form.formState.isSubmitting} wide>
        Confirm
      </SubmitButton>
    </Form>
  )
}
