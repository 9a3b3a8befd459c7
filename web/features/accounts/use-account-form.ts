import { useForm, type UseFormProps } from 'react-hook-form'
import { useFadingErrors } from '#web/lib/use-fading-errors.ts'
import { domainResolver } from '#web/ui/form/domain-resolver.ts'

/** Validates a value, given all values of the form. Returns true or the error. */
type Rule<F> = (value: string, values: F) => string | true | Promise<string | true>

/** A form with a rule for each field, run when the field loses focus. Errors fade (spec 1.5.13). */
export function useAccountForm<F extends Record<string, string | undefined>>(
  props: UseFormProps<F>,
  rules: { [N in keyof F]-?: Rule<F> },
) {
  const form = useForm<F>({
    mode: 'onTouched',
    ...props,
    resolver: domainResolver<F>(async (values, names) => {
      const verdicts = names.map(async (field) => {
        const verdict = await rules[field]?.(values[field] ?? '', values)
        return typeof verdict === 'string' ? [{ field, message: verdict }] : []
      })
      return (await Promise.all(verdicts)).flat()
    }),
  })
  useFadingErrors(form)
  return form
}
