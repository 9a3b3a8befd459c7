import { capitaliseName } from '#domain/users/capitalise-name.ts'
import { checkPhone } from '#domain/users/check-phone.ts'
import { isObject } from '#web/lib/json.ts'
import { Form } from '#web/ui/form/form.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { personRules } from './account-rules.ts'
import { StepHeading } from './step-heading.tsx'
import { useAccountForm } from './use-account-form.ts'

export type GeneralInfo = { firstName: string; lastName: string; phone: string; e164: string }

export const isGeneralInfo = (value: unknown): value is GeneralInfo =>
  isObject(value) && ['firstName', 'lastName', 'phone', 'e164'].every((key) => key in value)

type GeneralFields = { firstName: string; lastName: string; phone: string }

type GeneralStepProps = {
  initial: GeneralFields | undefined
  /** The names from an invitation. */
  invited?: { firstName: string; lastName: string } | undefined
  onNext: (info: GeneralInfo) => Promise<void>
}

/** Step 1: names and phone (spec 1.4.23, 1.5.4 to 1.5.7). */
export function GeneralStep({ initial, invited, onNext }: GeneralStepProps) {
  const form = useAccountForm<GeneralFields>(
    { defaultValues: initial ?? { firstName: '', lastName: '', ...invited, phone: '' } },
    personRules,
  )
  const tidyName = (name: 'firstName' | 'lastName') => () => form.setValue(name, capitaliseName(form.getValues(name)))
  const tidyPhone = () => {
    const verdict = checkPhone(form.getValues('phone'))
    if (verdict.ok) form.setValue('phone', verdict.phone)
  }
  const next = async ({ firstName, lastName, phone }: GeneralFields) => {
    const verdict = checkPhone(phone)
    if (!verdict.ok) return
    await onNext({
      firstName: capitaliseName(firstName),
      lastName: capitaliseName(lastName),
      phone: verdict.phone,
      e164: verdict.e164,
    })
  }
  return (
    <Form form={form} onSubmit={next} aria-label="General info">
      <StepHeading arrived={initial !== undefined}>Step 1 of 2: general info</StepHeading>
      <TextField
        name="firstName"
        label="First name"
        autoComplete="given-name"
        autoCapitalize="words"
        required
        onBlur={tidyName('firstName')}
      />
      <TextField
        name="lastName"
        label="Last name"
        autoComplete="family-name"
        autoCapitalize="words"
        required
        onBlur={tidyName('lastName')}
      />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel-national"
        required
        hint="U.S. number with area code"
        onBlur={tidyPhone}
      />
      <SubmitButton wide>Next</SubmitButton>
    </Form>
  )
}
