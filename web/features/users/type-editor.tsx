import { useState } from 'react'
import { userSuccess } from '#domain/messages/users.ts'
import type { UserType } from '#domain/users/user.ts'
import { renewSession } from '#web/lib/session/renew-session.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { failureText } from './failure-text.ts'
import { type ManagedPerson, useUpdateUser } from './use-managed-user.ts'

const TYPES: readonly UserType[] = ['Student', 'Admin']

const MEANING = {
  Admin: 'An administrator sees and changes everything: users, payments, courses, questions.',
  Student: 'A student sees their own courses only, and nothing of the administration any more.',
} as const

type TypeEditorProps = {
  user: ManagedPerson
  /** The selected type. Undefined when not editing. */
  selected: UserType | undefined
  onChoose: (type: UserType | undefined) => void
  reload: () => Promise<unknown>
}

/** Edits a user's type and saves it after confirmation in a popup (spec 3.4.21, 3.5.28). */
export function TypeEditor({ user, selected, onChoose, reload }: TypeEditorProps) {
  const [confirming, setConfirming] = useState(false)
  const { mutateAsync, isPending } = useUpdateUser()
  const isSelf = useSession()?.uid === user.uid
  const name = `${user.firstName} ${user.lastName}`
  if (selected === undefined) {
    return (
      <FormActions>
        <Button variant="secondary" onClick={() => onChoose(user.type)}>
          Edit
        </Button>
      </FormActions>
    )
  }
  const save = async () => {
    try {
      await mutateAsync({ uid: user.uid, type: selected })
      showMessage(userSuccess.changed(name, selected))
      setConfirming(false)
      onChoose(undefined)
      if (isSelf) await renewSession()
    } catch (error) {
      showError(failureText(error))
      setConfirming(false)
      // Another administrator may have changed it first.
      await reload()
    }
  }
  return (
    <>
      <Form
        aria-label="Edit user"
        onSubmit={(event) => {
          event.preventDefault()
          if (isPending) return
          if (selected === user.type) void save()
          else setConfirming(true)
        }}
      >
        <SelectField
          label="Type"
          hint={MEANING[selected]}
          value={selected}
          options={TYPES.map((type) => ({ value: type, label: type }))}
          onChange={(event) => onChoose(TYPES.find((type) => type === event.target.value))}
        />
        <FormActions>
          <Button type="submit" busy={isPending && !confirming}>
            Save
          </Button>
          <Button variant="secondary" disabled={isPending} onClick={() => onChoose(undefined)}>
            Cancel
          </Button>
        </FormActions>
      </Form>
      <ConfirmDialog
        open={confirming}
        title="Changing User"
        confirmLabel="Change"
        danger
        busy={isPending}
        onConfirm={() => void save()}
        onCancel={() => setConfirming(false)}
      >
        <p>
          Change <strong>{name}</strong> to {selected === 'Admin' ? 'an Admin' : 'a Student'}? {MEANING[selected]}
        </p>
        <p>
          {isSelf
            ? 'This is you: you’ll be signed out everywhere and lose access to the administration.'
            : 'They’ll be signed out everywhere within 15 minutes and have to sign in again.'}
        </p>
      </ConfirmDialog>
    </>
  )
}
