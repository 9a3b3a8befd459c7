import { useRef } from 'react'
import { accountRefusals } from '#domain/messages/accounts.ts'
import { invitationWords as words } from '#domain/messages/invitation-pages.ts'
import { checkEmail } from '#domain/users/check-email.ts'
import { checkPersonName } from '#domain/users/check-person-name.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { useRequestId } from '#web/lib/use-request-id.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useInvite } from './use-invitations.ts'

type Typed = { firstName: string; lastName: string; email: string }

/** Validation errors, by the rules of sign-up. */
function invitationErrors({ firstName, lastName, email }: Typed) {
  const first = checkPersonName('first', firstName)
  const last = checkPersonName('last', lastName)
  return [
    ...(first.ok ? [] : [{ field: 'firstName', message: accountRefusals[first.code] }]),
    ...(last.ok ? [] : [{ field: 'lastName', message: accountRefusals[last.code] }]),
    ...(checkEmail(email).ok ? [] : [{ field: 'email', message: accountRefusals['email-invalid'] }]),
  ]
}

/** Error codes of the e-mail field. */
const OF_EMAIL = ['invitation-has-account', 'invitation-too-soon', 'email-invalid']

/** Invites someone by e-mail. After a failure, the input stays and can be sent again without a second e-mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const form = useDomainForm({ firstName: '', lastName: '', email: '' }, invitationErrors)
  const element = useRef<HTMLFormElement>(null)
  const invite = useInvite()
  const { requestIdOf } = useRequestId()
  const refusedEmail =
    invite.error instanceof AppError && OF_EMAIL.includes(invite.error.code) ? invite.error.message : undefined
  const send = (typed: Typed) => {
    if (invite.isPending) return
    invite.mutate(
      { ...typed, requestId: requestIdOf(typed) },
      {
        onSuccess: ({ inviteUser }) => {
          showMessage(words.sent(inviteUser.email))
          onClose()
        },
      },
    )
  }
  const shared = { autoComplete: 'off', required: true, disabled: invite.isPending }
  return (
    <ConfirmDialog
      open
      title={words.dialog}
      confirmLabel={words.send}
      busy={invite.isPending}
      onConfirm={() => element.current?.requestSubmit()}
      onCancel={onClose}
    >
      <Form ref={element} form={form} onSubmit={send} onChange={() => invite.reset()}>
        <p>{words.explain}</p>
        <TextField name="firstName" label="First name" {...shared} />
        <TextField name="lastName" label="Last name" {...shared} />
        <TextField name="email" label="Email" type="email" error={refusedEmail} {...shared} />
        {invite.error !== null && refusedEmail === undefined && (
          <Notice tone="error" role="alert">
            {invite.error.message}
          </Notice>
        )}
      </Form>
    </ConfirmDialog>
  )
}
