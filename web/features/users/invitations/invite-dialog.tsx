import { useRef, useState } from 'react'
import { accountRefusals } from '#domain/messages/accounts.ts'
import { invitationWords as words } from '#domain/messages/invitation-pages.ts'
import { checkEmail } from '#domain/users/check-email.ts'
import { checkPersonName } from '#domain/users/check-person-name.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useInvite } from './use-invitations.ts'

type Typed = { firstName: string; lastName: string; email: string }
type Problems = Partial<Record<keyof Typed, string>>

/** Validation errors by field, by the rules of sign-up. */
function problemsOf({ firstName, lastName, email }: Typed): Problems {
  const first = checkPersonName('first', firstName)
  const last = checkPersonName('last', lastName)
  return {
    ...(first.ok ? {} : { firstName: accountRefusals[first.code] }),
    ...(last.ok ? {} : { lastName: accountRefusals[last.code] }),
    ...(checkEmail(email).ok ? {} : { email: accountRefusals['email-invalid'] }),
  }
}

/** Error codes of the e-mail field. */
const OF_EMAIL = ['invitation-has-account', 'invitation-too-soon', 'email-invalid']

/** Invites someone by e-mail. After a failure, the input stays and can be sent again without a second e-mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState<Typed>({ firstName: '', lastName: '', email: '' })
  const [shownErrors, setShownErrors] = useState<readonly string[]>([])
  const invite = useInvite()
  /** Retries of the same invitation reuse its id. */
  const request = useRef<{ of: string; id: string }>(undefined)
  const type = (change: Partial<Typed>) => {
    setTyped({ ...typed, ...change })
    invite.reset()
  }
  const problems = problemsOf(typed)
  const refusedEmail =
    invite.error instanceof AppError && OF_EMAIL.includes(invite.error.code) ? invite.error.message : undefined
  // Errors found on Send stay until they are fixed.
  const problemOf = (name: keyof Typed) =>
    (shownErrors.includes(name) ? problems[name] : undefined) ?? (name === 'email' ? refusedEmail : undefined)
  const send = async () => {
    setShownErrors(Object.keys(problems))
    if (Object.keys(problems).length > 0) return
    const of = JSON.stringify(typed)
    if (request.current?.of !== of) request.current = { of, id: crypto.randomUUID() }
    try {
      const { inviteUser } = await invite.mutateAsync({ ...typed, requestId: request.current.id })
      showMessage(words.sent(inviteUser.email))
      onClose()
    } catch {
      // The error is shown at the e-mail field or below the fields.
    }
  }
  const field = (name: keyof Typed, label: string, kind = 'text') => (
    <TextField
      label={label}
      type={kind}
      autoComplete="off"
      required
      value={typed[name]}
      error={problemOf(name)}
      disabled={invite.isPending}
      onChange={(event) => type({ [name]: event.target.value })}
    />
  )
  return (
    <ConfirmDialog
      open
      title={words.dialog}
      confirmLabel={words.send}
      busy={invite.isPending}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <Stack>
        <p>{words.explain}</p>
        {field('firstName', 'First name')}
        {field('lastName', 'Last name')}
        {field('email', 'E-mail', 'email')}
        {invite.error !== null && refusedEmail === undefined && (
          <Notice tone="error" role="alert">
            {invite.error.message}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
