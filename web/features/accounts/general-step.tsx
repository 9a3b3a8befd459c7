import { useForm } from 'react-hook-form'
import { accountRefusals } from '#domain/messages/accounts.ts'
import { capitaliseName } from '#domain/users/capitalise-name.ts'
import { checkPersonName } from '#domain/users/check-person-name.ts'
import { checkPhone } from '#domain/users/check-phone.ts'
import { useFadingErrors } from '#web/lib/use-fading-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { StepHeading } from './step-heading.tsx'

export type GeneralInfo = { firstName: string; lastName: string; phone: string; e164: string }
type GeneralFields = { firstName: string; lastName: string; phone: string }

const nameRule = (which: 'first' | 'last') => (name: string) => {
  const verdict = checkPersonName(which, name)
  return verdict.ok || accountRefusals[verdict.code]
}

type GeneralStepProps = {
  given: GeneralFields | undefined
  /** The names of an invitation. */
  invited?: { firstName: string; lastName: string } | undefined
  onNext: (info: GeneralInfo) => void
}

/** Step 1: names and phone (spec 1.4.23, 1.5.4 to 1.5.7). */
export function GeneralStep({ given, invited, onNext }: GeneralStepProps) {
  const form = useForm<GeneralFields>({
    defaultValues: given ?? { firstName: '', lastName: '', ...invited, phone: '' },
    mode: 'onTouched',
  })
  const { errors } = form.formState
  useFadingErrors(form, ['firstName', 'lastName', 'phone'])
  const tidyName = (name: 'firstName' | 'lastName') => () => form.setValue(name, capitaliseName(form.getValues(name)))
  const tidyPhone = () => {
    const verdict = checkPhone(form.getValues('phone'))
    if (verdict.ok) form.setValue('phone', verdict.phone)
  }
  const submit = form.handleSubmit(({ firstName, lastName, phone }) => {
    const verdict = checkPhone(phone)
    if (!verdict.ok) return
    onNext({
      firstName: capitaliseName(firstName),
      lastName: capitaliseName(lastName),
      phone: verdict.phone,
      e164: verdict.e164,
    })
  })
  return (
    <Form onSubmit={(event) => void submit(event)} aria-label="General info">
      <StepHeading arrived={given !== undefined}>Step 1 of 2: general info</StepHeading>
      <TextField
        label="First name"
        autoComplete="given-name"
        autoCapitalize="words"
        required
        error={errors.firstName?.message}
        {...form.register('firstName', { validate: nameRule('first'), onBlur: tidyName('firstName') })}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        autoCapitalize="words"
        required
        error={errors.lastName?.message}
        {...form.register('lastName', { validate: nameRule('last'), onBlur: tidyName('lastName') })}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel-national"
        required
        hint="A U.S. number with its area code"
        error={errors.phone?.message}
        {...form.register('phone', {
          validate: (phone) => checkPhone(phone).ok || accountRefusals['phone-invalid'],
          onBlur: tidyPhone,
        })}
      />
      <Button type="submit" wide>
        Next
      </Button>
    </Form>
  )
}
