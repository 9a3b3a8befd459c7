import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { UpdateAccountDocument } from '#generated/account-operations.ts'
import { accountRefusals, accountSuccess } from '#domain/messages/accounts.ts'
import { checkOwnFacts, type OwnFacts as Facts } from '#domain/users/check-own-facts.ts'
import { checkPersonName } from '#domain/users/check-person-name.ts'
import { checkPhone } from '#domain/users/check-phone.ts'
import { mutate } from '#web/lib/api/api.ts'
import { putReply } from '#web/lib/api/reread.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { currentSession, startSession } from '#web/lib/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { ownFactsQuery, type OwnUser } from './own-facts-query.ts'
import { OwnEmail } from './own-email.tsx'
import { failureText } from './own-failure.ts'

/** Names and phone of one's own record, and the address, each to be changed (decisions 0068, 0123). */
export function OwnFacts({ email }: { email: string }) {
  const { data, error, isPending, refetch } = useQuery(ownFactsQuery)
  return (
    <Card as="section" aria-labelledby="account-who" aria-busy={isPending}>
      <h2 id="account-who">Who you are</h2>
      {isPending && <Skeleton label="Loading your account" count={1} />}
      {error !== null && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
      {data && <OwnFactsForm key={data.uid} user={data} />}
      <OwnEmail email={email} />
    </Card>
  )
}

const nameRule = (which: 'first' | 'last') => (name: string) => {
  const verdict = checkPersonName(which, name)
  return verdict.ok || accountRefusals[verdict.code]
}

function OwnFactsForm({ user }: { user: OwnUser }) {
  const client = useQueryClient()
  const { firstName, lastName, phone } = user
  const form = useForm<Facts>({ values: { firstName, lastName, phone }, mode: 'onTouched' })
  const { errors, isSubmitting, isDirty } = form.formState
  const submit = form.handleSubmit(async (given) => {
    const verdict = checkOwnFacts(given)
    if (!verdict.ok) return
    try {
      const { updateAccount } = await mutate(UpdateAccountDocument, { input: verdict.facts })
      putReply<OwnUser | null>(client, ownFactsQuery.queryKey, (before) => before && { ...before, ...updateAccount })
      const session = currentSession()
      const { uid, firstName: first, lastName: last, displayName } = updateAccount
      if (session?.uid === uid) startSession({ ...session, firstName: first, lastName: last, displayName })
      showMessage(accountSuccess.accountChanged)
    } catch (error) {
      showError(failureText(error))
    }
  })
  return (
    <Form onSubmit={(event) => void submit(event)} aria-label="Your name and phone">
      <TextField
        label="First name"
        autoComplete="given-name"
        required
        error={errors.firstName?.message}
        {...form.register('firstName', { validate: nameRule('first') })}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        required
        error={errors.lastName?.message}
        {...form.register('lastName', { validate: nameRule('last') })}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel-national"
        required
        hint="A U.S. number with its area code"
        error={errors.phone?.message}
        {...form.register('phone', {
          validate: (typed) => checkPhone(typed).ok || accountRefusals['phone-invalid'],
        })}
      />
      <Button type="submit" busy={isSubmitting} disabled={!isDirty}>
        Save
      </Button>
    </Form>
  )
}
