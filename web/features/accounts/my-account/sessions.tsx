import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { EndSessionDocument, OwnSessionsDocument } from '#generated/account-operations.ts'
import type { OwnSessionsQuery } from '#generated/operations.ts'
import { sessionWords } from '#domain/messages/account-page.ts'
import { accountSuccess } from '#domain/messages/accounts.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { deviceLabel } from '#domain/users/device-label.ts'
import { paths } from '#web/app/paths.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { endEverySession } from '#web/lib/session/account-security.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { changeFailureText } from '../failure-text.ts'
import { AccountPart } from './account-part.tsx'

type AccountSession = OwnSessionsQuery['mySessions'][number]

const HEADING = 'account-sessions'
const QUERY_KEY = ['own-sessions']

/** One session. Any except the current one can be signed out, which removes it from the list. */
function SessionLine({ session, onEnded }: { session: AccountSession; onEnded: () => void }) {
  const { id, device, signedInAt, current } = session
  const client = useQueryClient()
  const [name, time] = [deviceLabel(device), formatDateTime(signedInAt)]
  const ending = useMutation({
    mutationFn: () => mutate(EndSessionDocument, { id }),
    onSuccess: () => {
      client.setQueryData<AccountSession[]>(QUERY_KEY, (sessions) => sessions?.filter((other) => other.id !== id))
      showMessage(sessionWords.signedOut(name))
      onEnded()
    },
    onError: (error) => showError(changeFailureText(error)),
  })
  return (
    <li className="receipts__line">
      <span className="grid">
        {name}
        <span className="muted">{sessionWords.since(time)}</span>
      </span>
      {current ? (
        <Badge tone="success">{sessionWords.current}</Badge>
      ) : (
        <Button
          variant="secondary"
          busy={ending.isPending}
          aria-label={sessionWords.signOutOf(name, time)}
          onClick={() => ending.mutate()}
        >
          {sessionWords.signOut}
        </Button>
      )}
    </li>
  )
}

/** The sessions where the user is signed in, each with its own sign-out (decision 0124). */
function SessionList({ onEnded }: { onEnded: () => void }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: async () => (await query(OwnSessionsDocument, {})).mySessions,
    // Another session may have started since.
    staleTime: 0,
  })
  if (isPending) return <Skeleton label={sessionWords.loading} count={1} />
  if (error !== null)
    return (
      <ErrorState message={error instanceof AppError ? error.message : unknownFailure} onRetry={() => void refetch()} />
    )
  return (
    <ul className="m-0 p-0 list-none">
      {data.map((session) => (
        <SessionLine key={session.id} session={session} onEnded={onEnded} />
      ))}
    </ul>
  )
}

/** The sessions of the account. Signs out of one, or of all including the current one. */
export function Sessions() {
  const navigate = useNavigate()
  const leaving = useMutation({
    mutationFn: endEverySession,
    onSuccess: () => {
      showMessage(accountSuccess.signedOutEverywhere)
      return navigate(paths.home, { replace: true })
    },
    onError: (error) => showError(changeFailureText(error)),
  })
  return (
    <AccountPart id={HEADING} title={sessionWords.title}>
      <p>{sessionWords.lead}</p>
      <SessionList
        onEnded={() => {
          // The focused button no longer exists.
          document.getElementById(HEADING)?.focus()
        }}
      />
      <Button variant="secondary" busy={leaving.isPending} onClick={() => leaving.mutate()}>
        {sessionWords.everywhere}
      </Button>
    </AccountPart>
  )
}
