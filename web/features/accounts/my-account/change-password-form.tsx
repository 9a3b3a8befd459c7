import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, createContext, useContext, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountRefusals, accountSuccess } from '#domain/messages/accounts.ts'
import { paths } from '#web/app/paths.ts'
import { endErrors, showError, showMessage } from '#web/lib/message-store.ts'
import { AccountSettings } from '#web/lib/session/amplify-settings.ts'
import { SecondFactorDue } from '#web/lib/session/auth.ts'
import { renewAfterPassword } from '#web/lib/session/account-security.ts'
import { storeRoute } from '#web/lib/session/stored-route.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { AccountOfForm } from '../account-of-form.tsx'
import { changeFailureText, isWrongPassword } from '../failure-text.ts'
import { passwordConditions } from '../account-rules.ts'
import { signInAndNavigate } from '../sign-in-and-navigate.ts'

type Form = ComponentProps<typeof AccountSettings.ChangePassword>
type Parts = Required<NonNullable<Form['components']>>
type FieldProps = ComponentProps<Parts['NewPasswordField']>

/** Values that the form's parts need in addition to Amplify's props. */
const FormContext = createContext<{
  email: string
  busy: boolean
  minLength: number
  /** Why the current password was rejected. */
  refusal: string | undefined
  onType: (password: string) => void
  /** Called when the user edits the current password again. */
  onCorrected: () => void
}>({ email: '', busy: false, minLength: 0, refusal: undefined, onType: () => undefined, onCorrected: () => undefined })

const textOf = (label: FieldProps['label']): string => (typeof label === 'string' ? label : '')

const CurrentPassword: Parts['CurrentPasswordField'] = ({ label, name, onBlur, onChange }) => {
  const { email, refusal, onCorrected } = useContext(FormContext)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refusal !== undefined) field.current?.focus()
  }, [refusal])
  return (
    <>
      <AccountOfForm email={email} />
      <PasswordField
        label={textOf(label)}
        name={name}
        autoComplete="current-password"
        required
        error={refusal}
        ref={field}
        onBlur={onBlur}
        onChange={(event) => {
          onCorrected()
          onChange?.(event)
        }}
      />
    </>
  )
}

const NewPassword: Parts['NewPasswordField'] = ({ label, name, onBlur, onChange, fieldValidationErrors }) => {
  const { minLength, onType } = useContext(FormContext)
  return (
    <PasswordField
      label={textOf(label)}
      name={name}
      autoComplete="new-password"
      required
      hint={`At least ${minLength} characters`}
      error={fieldValidationErrors?.[0]}
      onBlur={onBlur}
      onChange={(event) => {
        onType(event.target.value)
        onChange?.(event)
      }}
    />
  )
}

/** Its only rule is that both match, with Amplify's own message. */
const ConfirmPassword: Parts['ConfirmPasswordField'] = ({ label, name, onBlur, onChange, fieldValidationErrors }) => (
  <PasswordField
    label={textOf(label)}
    name={name}
    autoComplete="new-password"
    required
    error={fieldValidationErrors?.length ? accountRefusals['passwords-differ'] : undefined}
    onBlur={onBlur}
    onChange={onChange}
  />
)

const Submit: Parts['SubmitButton'] = ({ isDisabled, children }) => {
  const { busy } = useContext(FormContext)
  return (
    <Button type="submit" busy={busy} disabled={isDisabled} wide>
      {children}
    </Button>
  )
}

const components: Parts = {
  CurrentPasswordField: CurrentPassword,
  NewPasswordField: NewPassword,
  ConfirmPasswordField: ConfirmPassword,
  SubmitButton: Submit,
  // The field or the message bar shows the error.
  ErrorMessage: () => null,
}

const displayText = {
  currentPasswordFieldLabel: 'Current password',
  newPasswordFieldLabel: 'New password',
  confirmPasswordFieldLabel: 'Confirm password',
  updatePasswordButtonText: 'Save password',
}

/**
 * Amplify's form for a new password, with the academy's labels and fields. A change ends every session, and then signs
 * in again with the new password.
 */
export function ChangePasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const navigate = useNavigate()
  const { data: rules } = useQuery({ queryKey: ['password-rules'], queryFn: passwordConditions, staleTime: Infinity })
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const typed = useRef('')
  const finish = async () => {
    try {
      await renewAfterPassword(email, typed.current)
      showMessage(accountSuccess.passwordChanged)
      onDone()
    } catch (error) {
      if (error instanceof SecondFactorDue) {
        storeRoute({ route: paths.account })
        await signInAndNavigate(navigate, { email, password: typed.current }, accountSuccess.passwordChanged)
        return
      }
      // The password was changed; what failed came after it.
      showError(changeFailureText(error))
      await navigate(paths.signIn, { replace: true })
    }
  }
  if (!rules) return <Skeleton label="Loading the form" count={3} />
  const context = {
    ...{ email, busy, minLength: rules.minLength, refusal },
    onType: (password: string) => {
      typed.current = password
    },
    onCorrected: () => setRefusal(undefined),
  }
  return (
    <FormContext value={context}>
      <div
        className="[&_form>div]:grid [&_form>div]:gap-4"
        onSubmit={() => {
          endErrors()
          setRefusal(undefined)
          setBusy(true)
        }}
      >
        <AccountSettings.ChangePassword
          components={components}
          displayText={displayText}
          validators={rules.validators}
          onSuccess={() => void finish()}
          onError={(error) => {
            setBusy(false)
            if (isWrongPassword(error)) setRefusal(changeFailureText(error))
            else showError(changeFailureText(error))
          }}
        />
      </div>
    </FormContext>
  )
}
