import { useState } from 'react'
import { deletionWords } from '#domain/messages/account-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'

/** What a deletion removes and what stays; the way to it (decision 0070). */
export function DeleteAccount({ email }: { email: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Card as="section" aria-labelledby="account-deletion">
      <h2 id="account-deletion">{deletionWords.title}</h2>
      <p>{deletionWords.lead}</p>
      <ul>
        <li>{deletionWords.goes}</li>
        <li>{deletionWords.lost}</li>
        <li>{deletionWords.stays}</li>
      </ul>
      <Button
        variant="danger"
        onClick={() => {
          setOpen(true)
        }}
      >
        {deletionWords.open}
      </Button>
      {open && (
        <DeletionDialog
          email={email}
          onClose={() => {
            setOpen(false)
          }}
        />
      )}
    </Card>
  )
}
