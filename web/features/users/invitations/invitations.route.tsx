import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { invitationWords as words } from '#domain/messages/invitation-pages.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { failureText } from '../failure-text.ts'
import { InvitationTable } from './invitation-table.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { type Invitation, useInvitations, useWithdraw } from './use-invitations.ts'

/** Users invited by e-mail, with the state of each invitation, and a button to invite someone (decision 0090). */
export function InvitationsPage() {
  const list = useInvitations()
  const withdraw = useWithdraw()
  const [inviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<Invitation>()
  const revoke = async ({ key, email }: Invitation) => {
    try {
      await withdraw.mutateAsync(key)
      showMessage(words.withdrawn(email))
    } catch (error) {
      showError(failureText(error))
    }
    setLeaving(undefined)
  }
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      before={<Trail names={['Users', words.title]} />}
      actions={
        <Button onClick={() => setInviting(true)}>
          <MailPlus size={18} aria-hidden="true" /> {words.invite}
        </Button>
      }
      list={list}
      loading="Loading the invitations"
      empty={
        <EmptyState title={words.none} icon={<MailPlus size={24} />}>
          {words.noneText}
        </EmptyState>
      }
      dialogs={
        <>
          {inviting && <InviteDialog onClose={() => setInviting(false)} />}
          <ConfirmDialog
            open={leaving !== undefined}
            danger
            title={words.withdrawTitle}
            confirmLabel={words.withdraw}
            busy={withdraw.isPending}
            onConfirm={() => {
              if (leaving) void revoke(leaving)
            }}
            onCancel={() => setLeaving(undefined)}
          >
            <p>{leaving && words.withdrawText(leaving.email)}</p>
          </ConfirmDialog>
        </>
      }
    >
      {(invitations) => <InvitationTable invitations={invitations} onWithdraw={setLeaving} />}
    </ListPage>
  )
}
