import { useForm } from 'react-hook-form'
import { useFadingErrors } from '#web/lib/use-fading-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { codeMissing } from './password-rules.ts'

/** Only where the deployment asks for it: the code that was e-mailed (decisions 1.4). `onConfirm` resolves to why it is refused. */
export function ConfirmStep({ onConfirm }: { onConfirm: (code: string) => Promise<string | undefined> }) {
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  useFadingErrors(form, ['code'])
  const submit = form.handleSubmit(async ({ code }) => {
    const message = await onConfirm(code.trim())
    if (message === undefined) return
    form.setError('code', { message })
    form.setFocus('code', { shouldSelect: true })
  })
  return (
    <Form onSubmit={(event) => void submit(event)} aria-label="Confirm your e-mail">
      <p>We sent you an e-mail with a code. Enter it here to finish.</p>
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={errors.code?.message}
        {...form.register('code', { required: codeMissing })}
      />
      <Button type="submit" busy={isSubmitting} wide>
        Confirm
      </Button>
    </Form>
  )
}
