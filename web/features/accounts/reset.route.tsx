import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { givenByLink, givenByState } from './reset-given.ts'
import { ResetRequestForm } from './reset-request-form.tsx'

/**
 * Both halves of a reset: asking for the e-mail, and, with the address and the code of its link, the new password
 * (spec 1.2.12 with decisions). What the link says is taken out of the address at once.
 */
export function ResetPage() {
  const navigate = useNavigate()
  const location = useLocation()
  const { email, code = '', typed = '' } = givenByState(location.state)
  useEffect(() => {
    const state = givenByLink(location)
    if (state) void navigate(paths.reset, { replace: true, state })
  }, [location, navigate])
  return (
    <Page title={email === undefined ? 'Forgot Password' : 'New Password'} width="form">
      <Card>
        {email === undefined ? (
          <ResetRequestForm
            typed={typed}
            onSent={(address) => {
              void navigate(paths.reset, { state: { email: address } })
            }}
          />
        ) : (
          <NewPasswordForm key={`${email} ${code}`} email={email} code={code} />
        )}
      </Card>
    </Page>
  )
}
