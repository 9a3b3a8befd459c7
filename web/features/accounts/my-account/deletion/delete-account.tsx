import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deletionWords } from '#domain/messages/account-page.ts'
import { progressState } from '#domain/progress/progress.ts'
import { type CourseCardFieldsFragment, MyProgressDocument } from '#generated/operations.ts'
import { DeleteAccountDocument } from '#generated/account-operations.ts'
import { paths } from '#web/app/paths.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { removeSession } from '#web/lib/session/account-security.ts'
import { Button } from '#web/ui/button.tsx'
import { rememberedEmail } from '../../remembered-email.ts'
import { PasswordDialog } from '../password-dialog.tsx'
import { AccountPart } from '../account-part.tsx'

/** Explains what a deletion removes and what stays, and starts it after signing in again (decision 0070). */
export function DeleteAccount({ email }: { email: string }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const courses = useQuery({
    queryKey: ['courses-to-lose'],
    queryFn: async () => (await query(MyProgressDocument, {})).myProgress.items,
    select: (items) => items.filter(({ endTime }) => progressState(endTime, Date.now()) !== 'ended'),
    enabled: open,
    staleTime: 0,
  })
  const remove = async () => {
    await mutate(DeleteAccountDocument, { email })
    rememberedEmail.write(undefined)
    await removeSession()
    showMessage(deletionWords.done)
    await navigate(paths.home, { replace: true })
  }
  return (
    <AccountPart id="account-deletion" title={deletionWords.title}>
      <p>{deletionWords.lead}</p>
      <DeletionLines />
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {deletionWords.open}
      </Button>
      {open && (
        <PasswordDialog
          danger
          email={email}
          title={deletionWords.dialog}
          action={deletionWords.open}
          onConfirmed={remove}
          onClose={() => setOpen(false)}
        >
          <DeletionLines courses={courses.data} />
          <p>{deletionWords.password}</p>
        </PasswordDialog>
      )}
    </AccountPart>
  )
}

type LostCourse = Pick<CourseCardFieldsFragment, 'name' | 'courseType'>

function DeletionLines({ courses }: { courses?: readonly LostCourse[] | undefined }) {
  return (
    <ul>
      <li>{deletionWords.goes}</li>
      <li>{courses === undefined ? deletionWords.lost : deletionWords.ends(courses)}</li>
      <li>{deletionWords.stays}</li>
    </ul>
  )
}
