import { invitationState, nextInvitationAt, type InvitationStatus } from '#domain/users/invitation.ts'
import { invitationWords as words } from '#domain/messages/invitation-pages.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { useRequestId } from '#web/lib/use-request-id.ts'
import { Table } from '#web/ui/table/table.tsx'
import { failureText } from '../failure-text.ts'
import { type Invitation, useInvite } from './use-invitations.ts'

type State = InvitationStatus | 'expired'

const STATUSES: readonly InvitationStatus[] = ['sending', 'sent', 'failed', 'withdrawn', 'accepted']
const TONES: Partial<Record<State, BadgeTone>> = { sent: 'accent', accepted: 'success', failed: 'error' }

/** Maps an unknown status to 'failed'. */
const known = ({ status, sentOn }: Invitation) => ({
  sentOn,
  status: STATUSES.find((each) => each === status) ?? 'failed',
})

type InvitationTableProps = { invitations: readonly Invitation[]; onWithdraw: (invitation: Invitation) => void }

/** Invitations with their state. Those not accepted can be resent, and open ones withdrawn. */
export function InvitationTable({ invitations, onWithdraw }: InvitationTableProps) {
  const now = useNow()
  const invite = useInvite()
  const { requestIdOf } = useRequestId()
  const again = async ({ key, firstName, lastName, email, sentOn }: Invitation) => {
    try {
      await invite.mutateAsync({ firstName, lastName, email, requestId: requestIdOf([key, sentOn]) })
      showMessage(words.sent(email))
    } catch (error) {
      showError(failureText(error))
    }
  }
  return (
    <Table
      caption={words.title}
      rows={invitations}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'name',
          header: 'Name',
          cell: ({ firstName, lastName }) => <strong>{`${firstName} ${lastName}`}</strong>,
        },
        { key: 'email', header: 'Email', cell: ({ email }) => email },
        {
          key: 'state',
          header: 'State',
          cell: (invitation) => {
            const state = invitationState(known(invitation), now)
            return <Badge tone={TONES[state] ?? 'neutral'}>{words.states[state]}</Badge>
          },
        },
        { key: 'sent', header: 'Last e-mail', cell: ({ sentOn }) => formatDateTime(sentOn) },
        { key: 'by', header: 'By', from: 'desktop', cell: ({ by }) => by },
        {
          key: 'actions',
          header: 'Actions',
          end: true,
          cell: (invitation) => {
            const state = invitationState(known(invitation), now)
            if (state === 'accepted') return '–'
            return (
              <Row>
                <Button
                  variant="quiet"
                  aria-label={`${words.again} to ${invitation.email}`}
                  disabled={invite.isPending || nextInvitationAt(known(invitation)) > now}
                  onClick={() => void again(invitation)}
                >
                  {words.again}
                </Button>
                {state !== 'withdrawn' && (
                  <Button
                    variant="quiet"
                    aria-label={`${words.withdraw} ${invitation.email}`}
                    onClick={() => onWithdraw(invitation)}
                  >
                    {words.withdraw}
                  </Button>
                )}
              </Row>
            )
          },
        },
      ]}
    />
  )
}
