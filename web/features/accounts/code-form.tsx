import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useFadingErrors } from '#web/lib/use-fading-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

type CodeFormProps = {
  label: string
  action: string
  /** What it returns is said at the field: why the code was refused. */
  onCode: (code: string) => Promise<string | undefined>
  children: ReactNode
}

/** Asks for the six digits of an authenticator app or a mail; the field is empty again after a code that was refused. */
export function CodeForm({ label, action, onCode, children }: CodeFormProps) {
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  useFadingErrors(form, ['code'])
  const submit = form.handleSubmit(async ({ code }) => {
    const refusal = await onCode(code.replace(/\s/g, ''))
    form.setValue('code', '')
    if (refusal === undefined) return
    form.setError('code', { message: refusal })
    form.setFocus('code')
  })
  return (
    <Form onSubmit={(event) => void submit(event)} aria-label={label}>
      <p>{children}</p>
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={errors.code?.message}
        {...form.register('code', {
          validate: (code) => /^\d{6}$/.test(code.replace(/\s/g, '')) || 'Enter all six digits',
        })}
      />
      <Button type="submit" busy={isSubmitting} wide>
        {action}
      </Button>
    </Form>
  )
}
