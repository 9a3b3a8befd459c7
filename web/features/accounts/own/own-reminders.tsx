import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reminderLabels, reminderWords } from '#domain/messages/account-page.ts'
import { REMINDER_KINDS, type ReminderKind, wishesOf } from '#domain/users/reminders.ts'
import { UpdateRemindersDocument } from '#generated/account-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { putReply } from '#web/lib/api/reread.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { failureText } from './own-failure.ts'
import { ownFactsQuery, type OwnUser } from './own-facts-query.ts'

/** Which reminders come by e-mail; a tick is stored at once. */
export function OwnReminders() {
  const client = useQueryClient()
  const { data, error, isPending, refetch } = useQuery(ownFactsQuery)
  const [changing, setChanging] = useState<ReminderKind>()
  const wishes = wishesOf(data?.reminders ?? undefined)
  const change = async (kind: ReminderKind, wished: boolean) => {
    setChanging(kind)
    try {
      const { updateReminders } = await mutate(UpdateRemindersDocument, { input: { ...wishes, [kind]: wished } })
      putReply<OwnUser | null>(client, ownFactsQuery.queryKey, (before) => before && { ...before, ...updateReminders })
      showMessage(reminderWords.saved)
    } catch (failure) {
      showError(failureText(failure))
    } finally {
      setChanging(undefined)
    }
  }
  return (
    <Card as="section" aria-labelledby="account-reminders" aria-busy={isPending}>
      <h2 id="account-reminders">{reminderWords.title}</h2>
      <p>{reminderWords.lead}</p>
      {isPending && <Skeleton label="Loading your reminders" count={1} />}
      {error !== null && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
      {data && (
        <fieldset className="reminders">
          <legend className="visually-hidden">{reminderWords.title}</legend>
          {REMINDER_KINDS.map((kind) => (
            <CheckboxField
              key={kind}
              checked={wishes[kind]}
              aria-busy={changing === kind}
              onChange={({ target }) => {
                if (changing === undefined) void change(kind, target.checked)
              }}
              label={
                <>
                  <strong>{reminderLabels[kind].name}</strong>
                  <span className="reminders__when muted">{reminderLabels[kind].when}</span>
                </>
              }
            />
          ))}
        </fieldset>
      )}
    </Card>
  )
}
