import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UpdateAccountDocument } from '#generated/account-operations.ts'
import { profileTitle } from '#domain/messages/account-page.ts'
import { accountSuccess } from '#domain/messages/accounts.ts'
import { checkProfile, type ProfileDraft as Facts } from '#domain/users/check-profile.ts'
import { mutate } from '#web/lib/api/api.ts'
import { putReply } from '#web/lib/api/refetch.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { currentSession, startSession } from '#web/lib/session/session-store.ts'
import { Form } from '#web/ui/form/form.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { personRules } from '../account-rules.ts'
import { useAccountForm } from '../use-account-form.ts'
import { myProfileQuery, type MyProfile } from './my-profile-query.ts'
import { EmailSection } from './email-section.tsx'
import { failureText } from './account-failure-text.ts'

/** The user's names, phone, and e-mail, each of which can be changed (decisions 0068, 0123). */
export function ProfileCard({ email }: { email: string }) {
  const { data, error, isPending, refetch } = useQuery(myProfileQuery)
  return (
    <Card as="section" aria-labelledby="account-who" aria-busy={isPending}>
      <h2 id="account-who">{profileTitle}</h2>
      {isPending && <Skeleton label="Loading your account" count={1} />}
      {error !== null && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
      {data && <ProfileForm key={data.uid} user={data} />}
      <EmailSection email={email} />
    </Card>
  )
}

function ProfileForm({ user }: { user: MyProfile }) {
  const client = useQueryClient()
  const { firstName, lastName, phone } = user
  const form = useAccountForm<Facts>({ values: { firstName, lastName, phone } }, personRules)
  const { isSubmitting, isDirty } = form.formState
  const save = async (values: Facts) => {
    const verdict = checkProfile(values)
    if (!verdict.ok) return
    try {
      const { updateAccount } = await mutate(UpdateAccountDocument, { input: verdict.facts })
      putReply<MyProfile | null>(client, myProfileQuery.queryKey, (before) => before && { ...before, ...updateAccount })
      const session = currentSession()
      const { uid, firstName: first, lastName: last, displayName } = updateAccount
      if (session?.uid === uid) startSession({ ...session, firstName: first, lastName: last, displayName })
      showMessage(accountSuccess.accountChanged)
    } catch (error) {
      showError(failureText(error))
    }
  }
  return (
    <Form form={form} onSubmit={save} aria-label="Your name and phone">
      <TextField name="firstName" label="First name" autoComplete="given-name" required />
      <TextField name="lastName" label="Last name" autoComplete="family-name" required />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel-national"
        required
        hint="U.S. number with area code"
      />
      <SubmitButton busy={isSubmitting} disabled={!isDirty}>
        Save
      </SubmitButton>
    </Form>
  )
}
