import type { ReactNode } from 'react'
import { Form } from '#web/ui/form/form.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useAccountForm } from './use-account-form.ts'

type CodeFormProps = {
  label: string
  action: string
  /** Resolves to the error of the field: why the code was rejected. */
  onCode: (code: string) => Promise<string | undefined>
  children: ReactNode
}

const digitsOf = (code: string) => code.replace(/\s/g, '')
const codeRule = (code: string) => /^\d{6}$/.test(digitsOf(code)) || 'Enter all six digits'

/** Asks for the six digits from an authenticator app or an e-mail. Clears the field after a rejected code. */
export function CodeForm({ label, action, onCode, children }: CodeFormProps) {
  const form = useAccountForm<{ code: string }>({ defaultValues: { code: '' }, mode: 'onSubmit' }, { code: codeRule })
  const send = async ({ code }: { code: string }) => {
    const refusal = await onCode(digitsOf(code))
    form.setValue('code', '')
    if (refusal === undefined) return
    form.setError('code', { message: refusal })
    form.setFocus('code')
  }
  return (
    <Form form={form} onSubmit={send} aria-label={label}>
      <p>{children}</p>
      <TextField name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" required />
      <SubmitButton busy={form.formState.isSubmitting} wide>
        {action}
      </SubmitButton>
    </Form>
  )
}
