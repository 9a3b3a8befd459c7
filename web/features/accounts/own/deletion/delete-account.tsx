import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deletionWords } from '#domain/messages/account-page.ts'
import { DeleteAccountDocument } from '#generated/account-operations.ts'
import { paths } from '#web/app/paths.ts'
import { mutate } from '#web/lib/api/api.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { forgetSession } from '#web/lib/session/own-account.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PasswordDialog } from '../password-dialog.tsx'

/** What a deletion removes and what stays; the way to it, which signs in once more (decision 0070). */
export function DeleteAccount({ email }: { email: string }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const remove = async () => {
    await mutate(DeleteAccountDocument, { email })
    await forgetSession()
    showMessage(deletionWords.done)
    await navigate(paths.home, { replace: true })
  }
  return (
    <Card as="section" aria-labelledby="account-deletion">
      <h2 id="account-deletion">{deletionWords.title}</h2>
      <p>{deletionWords.lead}</p>
      <DeletionLines />
      <Button
        variant="danger"
        onClick={() => {
          setOpen(true)
        }}
      >
        {deletionWords.open}
      </Button>
      {open && (
        <PasswordDialog
          danger
          email={email}
          title={deletionWords.dialog}
          action={deletionWords.open}
          onProven={remove}
          onClose={() => {
            setOpen(false)
          }}
        >
          <DeletionLines />
          <p>{deletionWords.password}</p>
        </PasswordDialog>
      )}
    </Card>
  )
}

function DeletionLines() {
  return (
    <ul>
      <li>{deletionWords.goes}</li>
      <li>{deletionWords.lost}</li>
      <li>{deletionWords.stays}</li>
    </ul>
  )
}
