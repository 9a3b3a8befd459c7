import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

const ChangePasswordForm = lazy(async () => ({
  default: (await import('./change-password-form.tsx')).ChangePasswordForm,
}))

/** The way to a new password; its form is loaded when it is opened. */
export function ChangePassword({ email }: { email: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Card as="section" aria-labelledby="account-password">
      <h2 id="account-password">Password</h2>
      <p>Changing your password signs you out on all other devices within 15 minutes.</p>
      {open ? (
        <Suspense fallback={<Skeleton label="Loading the form" count={3} />}>
          <ChangePasswordForm email={email} onDone={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Change password
        </Button>
      )}
    </Card>
  )
}
